import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Shop } from '#server/shop.ts'
import { type Asker, accessTo } from './access.ts'
import { presentOrder } from './present.ts'
import { type OrderRow, requireOrder } from './rows.ts'

/** Most earlier orders of a phone that an admin is shown. */
const PHONE_HISTORY = 20

/** One order, as much of it as the asker may see (D29); for admins with what they decide by. */
export async function showOrder(shop: Shop, asker: Asker, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const order = presentOrder(row, await accessTo(shop.limiter, asker, row))
  if (!asker.identity.account?.isAdmin) return order
  const history = await historyOf(shop.db, row)
  return { ...order, history, phoneHistory: await troublesOfPhone(shop.db, row) }
}

/** Who did what to an order, oldest first (D44). */
async function historyOf(db: Queryable, { id }: OrderRow): Promise<Order['history']> {
  const steps = await db
    .selectFrom('order_history')
    .select(['at', 'actor', 'action', 'from_status as from', 'to_status as to', 'note'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
  return steps.map((step) => ({ ...step, at: step.at.toISOString() }))
}

/** Other orders of the same phone that were cancelled or refused, newest first (D55). */
async function troublesOfPhone(db: Queryable, order: OrderRow): Promise<Order['phoneHistory']> {
  const others = await db
    .selectFrom('orders')
    .select(['id', 'status', 'created_at'])
    .where('customer_phone', '=', order.customer_phone)
    .where('status', 'in', ['Cancelled', 'Payment Rejected'])
    .where('id', '<>', order.id)
    .orderBy('sequence', 'desc')
    .limit(PHONE_HISTORY)
    .execute()
  return others.map(({ id, status, created_at }) => ({
    _id: id,
    orderStatus: status,
    createdAt: created_at.toISOString(),
  }))
}
