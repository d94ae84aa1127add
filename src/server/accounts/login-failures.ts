import { sql } from 'kysely'
import { FAILURES_FORGOTTEN_AFTER, loginDelay } from '#domain/accounts/logins.ts'
import { emailKey } from '#domain/forms/email.ts'
import * as messages from '#messages/refusals-accounts.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { Refusal } from '#server/refusal.ts'

/** Under what the wrong codes of an account are counted; no e-mail address looks so. */
export function codesOf(userId: string): string {
  return `codes of ${userId}`
}

/**
 * Refuses while an address has to wait after its latest failures (rule: passwords), whether or not
 * it has an account; the same with an account's codes (rule: second-step).
 *
 * @param subject an e-mail address, or `codesOf` an account
 * @param longest seconds of the longest delay, where it is another one
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function refuseWhileDelayed(
  db: Queryable,
  subject: string,
  longest?: number,
): Promise<void> {
  const failed = await db
    .selectFrom('login_failures')
    .select(['failures', secondsAgo().as('secondsAgo')])
    .where('email_hash', '=', hashOf(subject))
    .executeTakeFirst()
  const wait = failed ? loginDelay(failed, longest) : 0
  if (wait <= 0) return
  throw new Refusal('TOO_MANY_REQUESTS', messages.tooManyTries, {
    retryAfter: wait,
  })
}

/** Remembers one more wrong password for an address, or one more wrong code. */
export async function rememberFailure(db: Queryable, subject: string): Promise<void> {
  await db
    .insertInto('login_failures')
    .values({ email_hash: hashOf(subject), failures: 1 })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql`case when ${secondsAgo()} > ${FAILURES_FORGOTTEN_AFTER} then 1
          else login_failures.failures + 1 end`,
        failed_at: sql`now()`,
      }),
    )
    .execute()
}

/** Forgets what went wrong before the right password or code came. */
export async function forgetFailures(db: Queryable, subject: string): Promise<void> {
  await db.deleteFrom('login_failures').where('email_hash', '=', hashOf(subject)).execute()
}

function secondsAgo() {
  return sql<number>`extract(epoch from now() - login_failures.failed_at)::float8`
}

function hashOf(subject: string): string {
  return limitKey(emailKey(subject))
}
