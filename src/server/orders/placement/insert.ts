import { messagesOfStep } from '#domain/orders/messages.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import { messagesWritten, notifyMailWorkers } from '#server/mail/outbox.ts'
import type { RowOf, ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import type { ItemRow, OrderRow } from '../rows.ts'

/** Columns that a new order sets; the others have the table's defaults. */
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
  'gift_note',
  'hides_prices',
  'language',
] as const

export type NewOrder = RowOf<'orders', typeof columns>

/** Columns that begin with the table's defaults. */
const defaultColumns = [
  'sequence',
  'created_at',
  'claimed_by',
  'is_kept',
  'paid_at',
  'delivered_at',
  'cancelled_at',
  'verification_note',
  'courier',
  'tracking_number',
  'packed_at',
  'shipped_at',
  'proof_file',
  'proof_handed_in_at',
  'proof_rejected',
  'version',
] as const satisfies readonly Exclude<keyof Tables['orders'], (typeof columns)[number]>[]

const returnedColumns = [...columns, ...defaultColumns] as const

/**
 * Its parameters are all columns, the lines as JSON, and message kinds. It names the columns that
 * it returns, since the next version may add some (rule: releases-side-by-side).
 */
const insertStatement = preparedStatement(
  'order-place',
  `with placed as (
    insert into orders (${columns.join(', ')})
    values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    returning ${returnedColumns.join(', ')}
  ), sold as (
    insert into order_items (order_id, position, product_id, name, name_urdu, image, brand,
      case_type, device_model, custom_name, list_price, unit_price, quantity)
    select $1, position, product_id, name, name_urdu, image, brand, case_type, device_model,
      custom_name, list_price, unit_price, quantity
    from json_to_recordset($${columns.length + 1}::json) as line (position smallint,
      product_id uuid, name text, name_urdu text, image text, brand text, case_type text,
      device_model text, custom_name text, list_price integer, unit_price integer, quantity integer)
  ), step as (
    insert into order_history (order_id, actor, actor_id, action, to_status)
    values ($1, 'customer', $3, 'placed', $2)
  ), written as (
    ${messagesWritten('placed')}
    where kind = any ($${columns.length + 2}::text[]) returning id
  )
  select placed.*, ${notifyMailWorkers('written')} as "mailNotified" from placed`,
)

type InsertedRow = RowOf<'orders', typeof returnedColumns> & { readonly mailNotified: unknown }

/** Inserts an order with its lines, its first history entry and its messages (rule: messages). */
export async function insertOrder(
  tx: ShopTransaction,
  order: NewOrder,
  items: readonly ItemRow[],
): Promise<OrderRow> {
  const lines = items.map((item, position) => ({ position, ...item }))
  const [inserted] = await rowsOf<InsertedRow>(tx, insertStatement, [
    ...columns.map((column) => order[column]),
    JSON.stringify(lines),
    messagesOfStep('placed', order.status),
  ])
  if (!inserted) throw new Error('the order was not written')
  const { mailNotified: _mailNotified, ...row } = inserted
  return { ...row, items }
}
