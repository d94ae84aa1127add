import { type Selectable, sql } from 'kysely'
import type { OrdersTable } from '#server/database/tables.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { ORDERS_CHANGED } from './change.ts'
import type { ItemRow, OrderRow } from './rows.ts'

/** What makes an order; the moment, the sequence and the version come from the database. */
export type NewOrder = Pick<
  Selectable<OrdersTable>,
  | 'id'
  | 'is_guest'
  | 'user_id'
  | 'guest_hash'
  | 'customer_name'
  | 'customer_email'
  | 'customer_email_key'
  | 'customer_phone'
  | 'address'
  | 'city'
  | 'postal_code'
  | 'country'
  | 'payment_method'
  | 'status'
  | 'items_price'
  | 'shipping_price'
  | 'tax_price'
  | 'total_price'
>

/** Writes an order with its lines and the first step of its history, and tells who listens. */
export async function insertOrder(
  tx: ShopTransaction,
  order: NewOrder,
  items: readonly ItemRow[],
): Promise<OrderRow> {
  const made = await tx
    .with('placed', (query) =>
      query.insertInto('orders').values(order).returning(['sequence', 'created_at']),
    )
    .with('lines', (query) =>
      query
        .insertInto('order_items')
        .values(items.map((item, position) => ({ ...item, order_id: order.id, position }))),
    )
    .with('step', (query) =>
      query.insertInto('order_history').values({
        order_id: order.id,
        actor: 'customer',
        actor_id: order.user_id,
        action: 'placed',
        from_status: null,
        to_status: order.status,
      }),
    )
    .selectFrom('placed')
    .select(['sequence', 'created_at', sql`pg_notify(${ORDERS_CHANGED}, ${order.id})`.as('told')])
    .executeTakeFirstOrThrow()
  return { ...order, ...untouched, sequence: made.sequence, created_at: made.created_at, items }
}

/** What the tables fill in for every new order. */
const untouched = {
  claimed_by: null,
  paid_at: null,
  delivered_at: null,
  cancelled_at: null,
  verification_note: '',
  version: 1,
} as const satisfies Partial<Selectable<OrdersTable>>
