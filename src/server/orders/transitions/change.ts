import { type Selectable, sql, type Updateable } from 'kysely'
import { Refusal } from '#domain/contract/refusal.ts'
import { messagesOfStep } from '#domain/orders/messages.ts'
import { changedMeanwhile } from '#domain/orders/status.ts'
import type { OrderNote, OrderStep } from '#domain/orders/transitions.ts'
import { messagesWritten, notifyMailWorkers } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import { type OrderRow, orderNotFound } from '../rows.ts'

/** Step of an order: the columns it sets, and its entry in the history (rule: history). */
export interface Change {
  readonly set: Omit<Updateable<Tables['orders']>, 'id' | 'version'>
  readonly actor: 'customer' | 'admin'
  /** Account of the actor; null for a guest. */
  readonly actorId: string | null
  readonly action: OrderStep | OrderNote
  readonly note?: string
  /** Id of the settlement that makes the change (rule: settlements-taken-back). */
  readonly settlement?: string | null | undefined
}

/**
 * Changes an order with optimistic locking: of two concurrent changes of one version, the second
 * has no effect (rule: concurrent-edit). The same statement writes the history entry, its link to a
 * settlement and the resulting messages (rule: messages), and notifies listeners.
 *
 * @throws Refusal CONFLICT with the present status
 */
export async function changeOrder(
  db: Queryable,
  seen: OrderRow,
  { set, actor, actorId, action, note = '', settlement = null }: Change,
): Promise<OrderRow> {
  const kinds = messagesOfStep(action, set.status ?? seen.status)
  const update = db
    .updateTable('orders')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returningAll()
  const { rows } = await sql<Selectable<Tables['orders']> & { mailNotified: unknown }>`
    with changed as (${update}), step as (
      insert into order_history (order_id, actor, actor_id, action, from_status, to_status, note)
      select id, ${actor}::text, ${actorId}::uuid, ${action}::text, ${seen.status}::text, status,
        ${note}::text from changed
      returning sequence, order_id
    ), settled as (
      insert into settled_steps (step, settlement, order_id)
      select sequence, ${settlement}::uuid, order_id from step
      where ${settlement}::uuid is not null
    ), written as (
      ${sql.raw(messagesWritten('changed'))} where kind = any (${kinds}::text[]) returning id
    )
    select changed.*, ${sql.raw(notifyMailWorkers('written'))} as "mailNotified" from changed
    `.execute(db)
  const [changed] = rows
  if (!changed) throw await lostRace(db, seen.id)
  const { mailNotified: _mailNotified, ...row } = changed
  return { ...row, items: seen.items }
}

async function lostRace(db: Queryable, id: string): Promise<Refusal> {
  const now = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  return now ? new Refusal('CONFLICT', changedMeanwhile(now.status)) : orderNotFound()
}
