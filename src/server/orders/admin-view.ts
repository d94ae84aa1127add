import type { Order } from '#domain/contract/orders.ts'
import { knownAccounts } from '#server/accounts/names.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { presentOrder } from './present.ts'
import type { OrderRow } from './rows.ts'

/** Most earlier orders of a phone that an admin is shown. */
const PHONE_HISTORY = 20

/** One order with everything that an admin decides by (D44, D55). */
export async function showToAdmin(db: Queryable, row: OrderRow): Promise<Order> {
  const [[order], history, phoneHistory] = await Promise.all([
    presentToAdmin(db, [row]),
    historyOf(db, row),
    troublesOfPhone(db, row),
  ])
  return { ...(order ?? presentOrder(row, 'full')), history, phoneHistory }
}

/** Orders as an admin lists them: whole, and marked where the account is no more (D59). */
export async function presentToAdmin(db: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  const accounts = await knownAccounts(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  )
  return rows.map((row) => {
    const order = presentOrder(row, 'full')
    if (!order.user || !accounts.get(order.user._id)?.isDeleted) return order
    return { ...order, user: { ...order.user, isDeleted: true } }
  })
}

/** Who did what to an order, oldest first (D44). */
async function historyOf(db: Queryable, { id }: OrderRow): Promise<Order['history']> {
  const steps = await db
    .selectFrom('order_history')
    .select(['at', 'actor', 'actor_id', 'action', 'from_status as from', 'to_status as to', 'note'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
  const accounts = await knownAccounts(
    db,
    steps.flatMap(({ actor_id }) => actor_id ?? []),
  )
  return steps.map(({ actor_id, at, ...step }) => {
    const account = actor_id === null ? undefined : accounts.get(actor_id)
    return { ...step, at: at.toISOString(), ...(account && { actorName: account.name }) }
  })
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
