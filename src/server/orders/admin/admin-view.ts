import { sql } from 'kysely'
import type { Order, PhoneHistory } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { isForOwner, type OrderMessage } from '#domain/orders/messages.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { knownAccounts } from '#server/accounts/users.ts'
import { messagesAbout } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import { presentOrder } from '../access/present.ts'
import { orderWithSameProof } from '../proof/same-proof.ts'
import type { OrderRow } from '../rows.ts'

const PHONE_HISTORY = 20

/** Reads all fields of an order for an admin (rules: history, messages, order-floods, transfer-proof). */
export async function showToAdmin(db: Queryable, row: OrderRow): Promise<Order> {
  const [[order], history, messages, phoneHistory, sameAs] = await Promise.all([
    presentToAdmin(db, [row]),
    historyOf(db, row),
    messagesOf(db, row.id),
    historyOfPhone(db, row),
    orderWithSameProof(db, row),
  ])
  const presented = order ?? presentOrder(db, row, 'full')
  const proof = presented.proof && { ...presented.proof, ...(sameAs !== null && { sameAs }) }
  return { ...presented, ...(proof && { proof }), history, messages, phoneHistory }
}

/** Serializes orders for the admin's list, marking deleted accounts (rule: deleted-accounts). */
export async function presentToAdmin(db: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  const customers = rows.flatMap(({ user_id }) => user_id ?? [])
  const accounts = await knownAccounts(db, customers)
  return rows.map((row) => {
    const order = presentOrder(db, row, 'full')
    if (!order.user || !accounts.get(order.user._id)?.isDeleted) return order
    return { ...order, user: { ...order.user, isDeleted: true } }
  })
}

/** The history of an order, oldest first (rule: history). */
async function historyOf(db: Queryable, { id }: OrderRow): Promise<Order['history']> {
  const steps = await db
    .selectFrom('order_history')
    .select(['at', 'actor', 'actor_id', 'action', 'from_status as from', 'to_status as to', 'note'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
  const actors = steps.flatMap(({ actor_id }) => actor_id ?? [])
  const accounts = await knownAccounts(db, actors)
  return steps.map(({ actor_id, at, ...step }) => {
    const account = actor_id === null ? undefined : accounts.get(actor_id)
    return { ...step, at: at.toISOString(), ...(account && { actorName: account.name }) }
  })
}

/** Other orders of the same phone, newest first, with counts (rule: order-floods). */
async function historyOfPhone(
  db: Queryable,
  { id, customer_phone: phone }: OrderRow,
): Promise<PhoneHistory> {
  if (phone === '') return { orders: [], total: 0, cancelled: 0, rejected: 0 }
  const others = await db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'status',
      'total_price',
      'created_at',
      // Window functions are computed before the limit, so they count all of these orders.
      eb.fn.countAll<number>().over().as('total'),
      countOf('Cancelled').as('cancelled'),
      countOf('Payment Rejected').as('rejected'),
    ])
    .where('customer_phone', '=', phone)
    .where('id', '<>', id)
    .orderBy('sequence', 'desc')
    .limit(PHONE_HISTORY)
    .execute()
  const { total = 0, cancelled = 0, rejected = 0 } = others[0] ?? {}
  const orders = others.map((other) => ({
    _id: other.id,
    orderStatus: other.status,
    totalPrice: rupeesFromPaisa(other.total_price),
    createdAt: other.created_at.toISOString(),
  }))
  return { orders, total, cancelled, rejected }
}

function countOf(status: OrderStatus) {
  return sql<number>`count(*) filter (where status = ${status}) over ()`
}

/** Messages about an order with their state, oldest first (rule: messages). */
async function messagesOf(db: Queryable, orderId: string): Promise<Order['messages']> {
  const rows = await messagesAbout(db, orderId)
  const recipients = rows.flatMap(({ facts }) => parseUuid(facts?.recipient ?? '') ?? [])
  const admins = await knownAccounts(db, recipients)
  return rows.map((row) => {
    const kind = row.kind as OrderMessage
    return {
      _id: row.id,
      kind,
      to: isForOwner(kind) ? 'owner' : 'customer',
      admin: admins.get(row.facts?.recipient ?? '')?.name ?? null,
      state: row.state,
      problem: row.problem,
      createdAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    }
  })
}
