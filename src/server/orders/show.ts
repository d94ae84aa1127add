import type { Order } from '#domain/contract/orders.ts'
import type { Shop } from '#server/shop.ts'
import { type Asker, accessTo } from './access.ts'
import { showToAdmin } from './admin-view.ts'
import { presentOrder } from './present.ts'
import { requireOrder } from './rows.ts'

/** One order, as much of it as the asker may see (D29); for admins with what they decide by. */
export async function showOrder(shop: Shop, asker: Asker, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter, asker, row)
  return asker.identity.account?.isAdmin ? showToAdmin(shop.db, row) : presentOrder(row, access)
}
