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
  readonly set: Pick<
    Updateable<Tables['orders']>,
    | 'status'
    | 'paid_at'
    | 'packed_at'
    | 'shipped_at'
    | 'delivered_at'
    | 'cancelled_at'
    | 'verification_note'
    | 'courier'
    | 'tracking_number'
    | 'proof_file'
    | 'proof_handed_in_at'
    | 'proof_rejected'
  >
  readonly actor: 'customer' | 'admin'
  /** Account of the actor; null for a guest. */
  readonly actorId: string | null
  readonly action: OrderStep | OrderNote
  readonly note?: string
  /** Id of the settlement that makes the change (rule: settlements-taken-back). */
  readonly settlement?: string | undefined
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
  change: Change,
): Promise<OrderRow> {
  const kinds = messagesOfStep(change.action, change.set.status ?? seen.status)
  const changed = await db
    .with('changed', (query) =>
      query
        .updateTable('orders')
        .set((eb) => ({ ...change.set, version: eb('version', '+', 1) }))
        .where('id', '=', seen.id)
        .where('version', '=', seen.version)
        .returningAll(),
    )
    .with('step', (query) =>
      query
        .insertInto('order_history')
        .columns(['order_id', 'actor', 'actor_id', 'action', 'from_status', 'to_status', 'note'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select([
              'changed.id',
              sql<Change['actor']>`${change.actor}::text`.as('actor'),
              sql<string | null>`${change.actorId}::uuid`.as('actor_id'),
              sql<string>`${change.action}::text`.as('action'),
              sql<OrderRow['status']>`${seen.status}::text`.as('from_status'),
              'changed.status',
              sql<string>`${change.note ?? ''}::text`.as('note'),
            ]),
        )
        .returning(['sequence', 'order_id']),
    )
    .with('settled', (query) =>
      query
        .insertInto('settled_steps')
        .columns(['step', 'settlement', 'order_id'])
        .expression((eb) =>
          eb
            .selectFrom('step')
            .select([
              'step.sequence',
              sql<string>`${change.settlement ?? null}::uuid`.as('settlement'),
              'step.order_id',
            ])
            .where(sql<boolean>`${change.settlement !== undefined}::boolean`),
        ),
    )
    .with(
      'written',
      () => sql<{ id: string }>`(${sql.raw(messagesWritten('changed'))}
      where kind = any (${kinds}::text[]) returning id)`,
    )
    .selectFrom('changed')
    .selectAll('changed')
    .select(sql.raw(notifyMailWorkers('written')).as('mailNotified'))
    .executeTakeFirst()
  if (!changed) throw await lostRace(db, seen.id)
  const { mailNotified: _mailNotified, ...row } = changed
  return { ...(row satisfies Selectable<Tables['orders']>), items: seen.items }
}

async function lostRace(db: Queryable, id: string): Promise<Refusal> {
  const now = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  return now ? new Refusal('CONFLICT', changedMeanwhile(now.status)) : orderNotFound()
}
