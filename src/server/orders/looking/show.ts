import type { Order } from '#domain/contract/orders.ts'
import type { Parts } from '#server/parts.ts'
import { showToAdmin } from '../desk/admin-view.ts'
import { requireOrder } from '../rows.ts'
import { accessTo, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'

/**
 * One order, as much of it as the viewer may see (rule: guest-order-access); for admins with what
 * they decide by.
 */
export async function showOrder(shop: Parts, viewer: Viewer, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter.forReading(), viewer, row)
  return viewer.identity.account?.isAdmin ? showToAdmin(shop.db, row) : presentOrder(row, access)
}
