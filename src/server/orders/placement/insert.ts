import { type Insertable, type Selectable, sql } from 'kysely'
import { messagesOfStep } from '#domain/orders/messages.ts'
import { messagesWritten, notifyMailWorkers } from '#server/mail/outbox.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import type { ItemRow, OrderRow } from '../rows.ts'

export type NewOrder = Insertable<Tables['orders']> &
  Pick<Selectable<Tables['orders']>, 'id' | 'status' | 'user_id'>

/**
 * Inserts an order with its lines, its first history entry and its messages in the outbox (rule:
 * messages), and notifies the mail workers of those.
 */
export async function insertOrder(
  tx: ShopTransaction,
  order: NewOrder,
  items: readonly ItemRow[],
): Promise<OrderRow> {
  const { id, status, user_id } = order
  const lines = items.map((item, position) => ({ order_id: id, position, ...item }))
  const { rows } = await sql<Selectable<Tables['orders']> & { mailNotified: unknown }>`
    with placed as (${tx.insertInto('orders').values(order).returningAll()}),
    sold as (${tx.insertInto('order_items').values(lines)}),
    step as (
      insert into order_history (order_id, actor, actor_id, action, to_status)
      values (${id}, 'customer', ${user_id}, 'placed', ${status})
    ), written as (
      ${sql.raw(messagesWritten('placed'))}
      where kind = any (${messagesOfStep('placed', status)}::text[]) returning id
    )
    select placed.*, ${sql.raw(notifyMailWorkers('written'))} as "mailNotified" from placed
    `.execute(tx)
  const [inserted] = rows
  if (!inserted) throw new Error('the order was not written')
  const { mailNotified: _mailNotified, ...row } = inserted
  return { ...row, items }
}
