import { CompiledQuery, type Selectable } from 'kysely'
import { named } from '#server/database/named.ts'
import type { OrdersTable } from '#server/database/tables.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { ORDERS_CHANGED } from '../changing/change.ts'
import type { ItemRow, OrderRow } from '../rows.ts'

/** What a new order is made of; the rest of the row comes from the tables. */
const columns = [
  'id',
  'status',
  'user_id',
  'is_guest',
  'guest_hash',
  'customer_name',
  'customer_email',
  'customer_email_key',
  'customer_phone',
  'address',
  'city',
  'postal_code',
  'country',
  'payment_method',
  'items_price',
  'shipping_price',
  'tax_price',
  'total_price',
] as const satisfies readonly (keyof OrdersTable)[]

export type NewOrder = Pick<Selectable<OrdersTable>, (typeof columns)[number]>

/** What the tables fill in for every new order. */
const untouched = {
  claimed_by: null,
  paid_at: null,
  delivered_at: null,
  cancelled_at: null,
  verification_note: '',
  version: 1,
} as const satisfies Partial<Selectable<OrdersTable>>

/** `$1` to `$3` are the first three columns; the lines come as one JSON array behind them all. */
const place = named(
  'order-place',
  `with placed as (
    insert into orders (${columns.join(', ')})
    values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    returning sequence, created_at
  ), sold as (
    insert into order_items (order_id, position, product_id, name, image, brand, case_type,
      device_model, list_price, unit_price, quantity)
    select $1, position, product_id, name, image, brand, case_type, device_model, list_price,
      unit_price, quantity
    from json_to_recordset($${columns.length + 1}::json) as line (position smallint,
      product_id uuid, name text, image text, brand text, case_type text, device_model text,
      list_price integer, unit_price integer, quantity integer)
  ), step as (
    insert into order_history (order_id, actor, actor_id, action, to_status)
    values ($1, 'customer', $3, 'placed', $2)
  )
  select sequence, created_at, pg_notify('${ORDERS_CHANGED}', $1::text) from placed`,
)

/** Writes an order with its lines and the first step of its history, and tells who listens. */
export async function insertOrder(
  tx: ShopTransaction,
  order: NewOrder,
  items: readonly ItemRow[],
): Promise<OrderRow> {
  const lines = items.map((item, position) => ({ position, ...item }))
  const { rows } = await tx.executeQuery<Pick<OrderRow, 'sequence' | 'created_at'>>(
    CompiledQuery.raw(place, [...columns.map((column) => order[column]), JSON.stringify(lines)]),
  )
  const [made] = rows
  if (!made) throw new Error('the order was not written')
  return { ...order, ...untouched, sequence: made.sequence, created_at: made.created_at, items }
}
