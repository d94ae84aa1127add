import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/schema/database.ts'
import { showToAdmin } from '../admin/admin-view.ts'
import { orderRows, requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { accessTo, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'
import { presentWallets } from './present-wallets.ts'

/**
 * Reads one order, complete or masked by the viewer's access (rule: guest-order-access). Admins get
 * additional fields.
 */
export async function showOrder(shop: OrderServices, viewer: Viewer, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter.failOpen(), viewer, row)
  const [order, wallets] = await Promise.all([
    viewer.identity.account?.isAdmin
      ? showToAdmin(shop.db, row)
      : presentOrder(shop.db, row, access),
    presentWallets(shop, row),
  ])
  return { ...order, ...wallets }
}

/**
 * Maximum number of orders in one answer, to bound the load that a script can cause. No real
 * customer reaches it.
 */
const LISTED = 1_000

/**
 * Orders of an account, newest first: those that it placed, and those that it claimed as a former
 * guest. Selected by account, never by e-mail address.
 */
export async function listMyOrders(db: Queryable, userId: string): Promise<Order[]> {
  const rows = await orderRows(db)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb.and([eb('claimed_by', '=', userId), eb('is_kept', '=', eb.lit(true))]),
      ]),
    )
    .orderBy('orders.sequence', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => presentOrder(db, row, 'full'))
}
