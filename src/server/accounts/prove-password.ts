import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures, proofsOf, refuseWhileDelayed, rememberFailure } from './login-failures.ts'

/**
 * Checks the current password of a logged-in account. The delays are those of the login, so that a
 * stolen token allows no faster guesses, counted per session (rule: proofs-of-a-session).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`; TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function provePassword(
  db: Queryable,
  account: Pick<Account, 'id' | 'tokenHash'>,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined || currentPassword === '')
    throw reauthNeeded(t.account.passwordNeeded)
  const { passwords } = proofsOf(account)
  const isRight = await withHashingSlot(async ({ matches }) => {
    await refuseWhileDelayed(db, passwords)
    const row = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', account.id)
      .executeTakeFirst()
    if (await matches(row?.password_hash ?? null, currentPassword)) return true
    await rememberFailure(db, passwords)
    return false
  })
  if (!isRight) throw reauthNeeded(t.account.passwordWrong)
  await forgetFailures(db, passwords)
}

function reauthNeeded(message: string): Refusal {
  return new Refusal('REAUTH_REQUIRED', message, {
    fields: [{ field: 'currentPassword', message }],
  })
}
