import { PASSWORD_NEEDED, PASSWORD_WRONG } from '#domain/accounts/sentences.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Account } from '#server/sessions/account.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures, refuseWhileDelayed, rememberFailure } from './login-failures.ts'

/**
 * Checks the current password of a logged-in account. The delays of the login apply, so that a
 * stolen token allows no faster guesses (rule: passwords).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`; TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function provePassword(
  db: Queryable,
  { id, email }: Pick<Account, 'id' | 'email'>,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined || currentPassword === '') throw reauthNeeded(PASSWORD_NEEDED)
  const isRight = await withHashingSlot(async ({ matches }) => {
    await refuseWhileDelayed(db, email)
    const row = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst()
    if (await matches(row?.password_hash ?? null, currentPassword)) return true
    await rememberFailure(db, email)
    return false
  })
  if (!isRight) throw reauthNeeded(PASSWORD_WRONG)
  await forgetFailures(db, email)
}

function reauthNeeded(message: string): Refusal {
  return new Refusal('REAUTH_REQUIRED', message, {
    fields: [{ field: 'currentPassword', message }],
  })
}
