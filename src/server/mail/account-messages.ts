import { sql } from 'kysely'
import { notify } from '#platform/database/transaction.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { AccountFacts } from '#server/schema/message-facts.ts'
import { MESSAGES_WAITING } from './outbox.ts'

const JOINED = 19

/** Writes a message to an account; to an unknown one without recipient, in the same time. */
export async function writeToAccount(
  db: Queryable,
  kind: string,
  userId: string | undefined,
  facts: AccountFacts = {},
): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      kind,
      order_id: null,
      order_version: null,
      user_id: userId ?? null,
      facts: JSON.stringify(facts),
    })
    .execute()
  await notify(db, MESSAGES_WAITING)
}

/**
 * Writes a notice about a change to an account, while the shop sends mail. A notice of the same kind
 * that waits unsent takes the change in, so that one letter reports several (rule: account-letters).
 * It goes to the account's address at the time of sending unless a former one is given.
 */
export async function writeNotice(
  db: Queryable,
  kind: string,
  {
    userId,
    formerAddress = null,
  }: { readonly userId: string; readonly formerAddress?: string | null },
  facts: AccountFacts,
): Promise<void> {
  const change = JSON.stringify(facts)
  await sql`with joined as (
      update messages set facts = ${change}::jsonb || jsonb_build_object('earlier',
        jsonb_path_query_array(
          coalesce(facts->'earlier', '[]') || jsonb_build_array(facts - 'earlier'),
          ${`$[last - ${JOINED - 1} to last]`}::jsonpath))
      where state = 'waiting' and tries = 0 and id = (
        select id from messages
        where kind = ${kind} and user_id = ${userId} and state = 'waiting' and tries = 0
          and former_address is not distinct from ${formerAddress}
        order by created_at limit 1)
      returning id
    ), added as (
      insert into messages (kind, user_id, former_address, facts)
      select ${kind}, ${userId}::uuid, ${formerAddress}, ${change}::jsonb
      where not exists (select from joined) and exists (select from message_kinds)
      returning id
    ) select pg_notify(${MESSAGES_WAITING}, '') from added`.execute(db)
}

/** Directs waiting notices to the former address, as a thief may have changed it. */
export async function keepNoticesAt(
  db: Queryable,
  kind: string,
  userId: string,
  formerAddress: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ former_address: formerAddress })
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('former_address', 'is', null)
    .execute()
}
