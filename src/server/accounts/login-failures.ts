import { sql } from 'kysely'
import { FAILURES_FORGOTTEN_AFTER, loginDelay } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { limitKey } from '#server/http/limits/limit-key.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'

/** Key of the counter of an account's wrong codes at login; no e-mail address has this form. */
export function codesOf(userId: string): string {
  return `codes of ${userId}`
}

/**
 * Keys of the counters of a session's wrong passwords and codes (rule: proofs-of-a-session), apart
 * from those of the login, which a stranger can raise.
 */
export function proofsOf({ tokenHash }: Pick<Account, 'tokenHash'>) {
  const session = tokenHash.toString('hex')
  return { passwords: `passwords of session ${session}`, codes: `codes of session ${session}` }
}

/**
 * Refuses during the delay after the latest failures of an address (rule: passwords), whether or
 * not it has an account; likewise for codes (rule: second-step) and for the proofs of a session.
 *
 * @param subject an e-mail address, `codesOf` an account, or a key of `proofsOf` a session
 * @param longest maximum delay in seconds, if it differs from the default
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
  throw new Refusal('TOO_MANY_REQUESTS', t.refusals.accountTooManyTries, { retryAfter: wait })
}

/** Counts a wrong password or code. */
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

/** Resets a counter after a right password or code. */
export async function forgetFailures(db: Queryable, subject: string): Promise<void> {
  await db.deleteFrom('login_failures').where('email_hash', '=', hashOf(subject)).execute()
}

function secondsAgo() {
  return sql<number>`extract(epoch from now() - login_failures.failed_at)::float8`
}

function hashOf(subject: string): string {
  return limitKey(emailKey(subject))
}
