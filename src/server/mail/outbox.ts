import { type Selectable, sql } from 'kysely'
import { customerMessages, type MessageState } from '#domain/orders/messages.ts'
import { DAY, inSeconds, MINUTE, SECOND } from '#domain/text/units.ts'
import { countRows, type Queryable, type RowOf } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import { LEAST_URGENT, type Urgency, urgencyColumn } from './kinds.ts'
import type { Problem } from './problems.ts'

/** PostgreSQL channel, notified when a message is written or to be sent again. */
export const MESSAGES_WAITING = 'messages_waiting'

/** Milliseconds. */
export const deliveryTimeouts = {
  /** Lease of a claimed message. When it expires, another process may claim the message. */
  lease: 2 * MINUTE,
  /** Timeout of one attempt, from DNS to the server's last reply; well within the lease. */
  send: 60 * SECOND,
  /** Exponential backoff: pause before the second attempt, doubled for each further one. */
  firstPause: MINUTE,
  longestPause: 60 * MINUTE,
  /** Age of a message at which attempts end. */
  givenUpAfter: 2 * DAY,
} as const

/** Columns of an order that determine its messages. */
export const messageFactColumns =
  'id, version, status, paid_at, courier, tracking_number, verification_note'

/**
 * SQL that inserts messages about an order into the outbox. `order` names a CTE with the changed
 * row, at least its `messageFactColumns`; the caller appends `where kind = any (…)`. Only enabled kinds
 * are inserted, so that a shop without mail writes none, whichever process runs it.
 */
export function messagesWritten(order: string): string {
  return `insert into messages (kind, order_id, order_version, facts)
    select kind, ${order}.id, ${order}.version, jsonb_build_object(
      'status', ${order}.status, 'isPaid', ${order}.paid_at is not null,
      'courier', ${order}.courier, 'trackingNumber', ${order}.tracking_number,
      'note', ${order}.verification_note)
    from ${order} cross join message_kinds`
}

/** SQL condition for `messagesWritten`: no message of the kind was ever written about the order. */
export function isFirstOfKind(order: string): string {
  return `not exists (select from messages earlier
    where earlier.order_id = ${order}.id and earlier.kind = message_kinds.kind)`
}

/** SQL of a column that notifies the mail workers if the CTE `written` has a row. */
export function notifyMailWorkers(written: string): string {
  return `(select pg_notify('${MESSAGES_WAITING}', '') from ${written} limit 1)`
}

/** Stores the enabled kinds if they differ, so that a shop can start with a full disk. */
export async function storeEnabledKinds(db: Queryable, kinds: readonly string[]): Promise<void> {
  const before = await db.selectFrom('message_kinds').select('kind').execute()
  const isSame = before.length === kinds.length && before.every(({ kind }) => kinds.includes(kind))
  if (isSame) return
  await sql`with gone as (delete from message_kinds where kind <> all (${kinds}::text[]))
    insert into message_kinds (kind) select unnest(${kinds}::text[])
    on conflict do nothing`.execute(db)
}

const leasedColumns = [
  'id',
  'kind',
  'order_id',
  'user_id',
  'former_address',
  'facts',
  'round',
  'tries',
] as const
/** Message leased by this process for one attempt. */
export type LeasedMessage = RowOf<'messages', typeof leasedColumns>

/**
 * Leases the most urgent message that is due, of these the one that has been due longest; undefined
 * when none is due. Skips locked rows, so that concurrent processes lease different messages.
 *
 * @param last the last class that is taken
 */
export async function takeDue(
  db: Queryable,
  last: Urgency = LEAST_URGENT,
): Promise<LeasedMessage | undefined> {
  return db
    .updateTable('messages')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: later(deliveryTimeouts.lease) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', sql<Date>`now()`)
        .where(urgencyColumn, '<=', last)
        .orderBy(urgencyColumn)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(leasedColumns)
    .executeTakeFirst()
}

/**
 * Splits a leased message into one per recipient, all due at once. The message itself becomes the
 * first recipient's. The others have no order version, which is unique per order and kind. Does
 * nothing if the lease has expired and another process holds the message.
 *
 * @param recipients as in `RecipientFacts`; never addresses
 */
export async function splitByRecipient(
  db: Queryable,
  { id, round, tries }: LeasedMessage,
  [first, ...others]: readonly string[],
): Promise<void> {
  await sql`with mine as (
      update messages set due_at = now(),
        facts = facts || jsonb_build_object('recipient', ${first}::text)
      where id = ${id} and state = 'waiting' and round = ${round} and tries = ${tries}
        and facts->>'recipient' is null
      returning kind, order_id, facts, created_at, waiting_since
    ) insert into messages (kind, order_id, facts, created_at, waiting_since)
    select kind, order_id, facts || jsonb_build_object('recipient', recipient),
      created_at, waiting_since
    from mine cross join unnest(${others}::text[]) as recipient`.execute(db)
}

/** Stores the outcome of a message, unless another process leases it by now. */
export async function settle(
  db: Queryable,
  taken: LeasedMessage,
  state: Exclude<MessageState, 'waiting'>,
  problem: Problem | null = null,
): Promise<void> {
  await isStillLeased(db, taken).set({ state, problem, settled_at: sql<Date>`now()` }).execute()
}

/**
 * Schedules a retry with exponential backoff; a message that has waited for two days fails instead.
 *
 * @param hold milliseconds until a message may be sent that the shop itself holds back; no attempt
 *   was made, so that further changes may join it (`writeNotice`)
 * @returns whether it failed
 */
export async function scheduleRetry(
  db: Queryable,
  taken: LeasedMessage,
  problem: Problem,
  hold?: number,
): Promise<boolean> {
  const pause = Math.min(
    deliveryTimeouts.firstPause * 2 ** Math.min(taken.tries - 1, 10),
    deliveryTimeouts.longestPause,
  )
  const isOver = sql<boolean>`waiting_since < now() - ${interval(deliveryTimeouts.givenUpAfter)}`
  const row = await isStillLeased(db, taken)
    .set({
      problem,
      due_at: later(hold ?? pause),
      ...(hold !== undefined && { tries: 0 }),
      state: sql<MessageState>`case when ${isOver} then 'failed' else 'waiting' end`,
      settled_at: sql<Date | null>`case when ${isOver} then now() end`,
    })
    .returning('state')
    .executeTakeFirst()
  return row?.state === 'failed'
}

/** Writes to the owner and admins that a customer's message has failed (rule: owner-messages). */
export async function writeOfFailure(db: Queryable, { id, kind }: LeasedMessage): Promise<void> {
  if (!customerMessages.some((known) => known === kind)) return
  await sql`with written as (
      insert into messages (kind, order_id, order_version, facts)
      select message_kinds.kind, failed.order_id, failed.order_version, failed.facts
      from messages failed cross join message_kinds
      where failed.id = ${id} and failed.state = 'failed' and message_kinds.kind = 'mail-failed'
      on conflict do nothing returning id
    ) select ${sql.raw(notifyMailWorkers('written'))}`.execute(db)
}

/** Deletes a message that turned out to have no recipient. */
export async function forget(db: Queryable, { id }: LeasedMessage): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute()
}

function isStillLeased(db: Queryable, { id, round, tries }: LeasedMessage) {
  return db
    .updateTable('messages')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('round', '=', round)
    .where('tries', '=', tries)
}

/** Messages about an order, oldest first. */
export async function messagesAbout(
  db: Queryable,
  orderId: string,
): Promise<readonly Selectable<Tables['messages']>[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute()
}

/** Makes a message about an order due again, a settled one anew; false for an unknown one. */
export async function sendAgain(
  db: Queryable,
  orderId: string,
  messageId: string,
): Promise<boolean> {
  const { rows } = await sql`with again as (
      update messages set state = 'waiting', problem = null, settled_at = null, tries = 0,
        round = case when state = 'waiting' then round else round + 1 end,
        due_at = now(), waiting_since = now()
      where id = ${messageId} and order_id = ${orderId} returning id
    ) select pg_notify(${MESSAGES_WAITING}, '') from again`.execute(db)
  return rows.length > 0
}

/** Number of letters sent in the last 24 hours. */
export function countSentToday(db: Queryable): Promise<number> {
  const sent = db.selectFrom('messages').where('state', '=', 'sent')
  return countRows(sent.where('settled_at', '>', sql<Date>`now() - ${interval(DAY)}`))
}

/** Number of messages by state. */
export async function countMessages(
  db: Queryable,
): Promise<Readonly<Partial<Record<MessageState, number>>>> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

function later(milliseconds: number) {
  return sql<Date>`now() + ${interval(milliseconds)}`
}

function interval(milliseconds: number) {
  return sql`make_interval(secs => ${inSeconds(milliseconds)})`
}
