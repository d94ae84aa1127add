import type { z } from 'zod'
import { refusalAt } from '#domain/contract/refusal.ts'
import type { proof } from '#domain/contract/users.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures, proofsOf, refuseWhileDelayed, rememberFailure } from './login-failures.ts'
import { acceptCode, codeRefused } from './second-step/accept-code.ts'
import type { AccountServices } from './services.ts'

/** Credentials that an account repeats before a change of its login or of money. */
export type LoginProof = z.output<typeof proof>

/**
 * Checks the current password of a logged-in account. The delays are those of the login, so that a
 * stolen token allows no faster guesses, counted per session (rule: proofs-of-a-session).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`; TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function provePassword(
  db: Queryable,
  account: Account,
  currentPassword: string | undefined,
): Promise<void> {
  if (!currentPassword)
    throw refusalAt('currentPassword', 'REAUTH_REQUIRED', t.account.passwordNeeded)
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
  if (!isRight) throw refusalAt('currentPassword', 'REAUTH_REQUIRED', t.account.passwordWrong)
  await forgetFailures(db, passwords)
}

/**
 * Checks the password, even after a recent login, and then the code of an enabled second step
 * (rule: second-step).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`,
 *   TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function proveLogin(
  { db, secrets }: Pick<AccountServices, 'db' | 'secrets'>,
  account: Account,
  { currentPassword, code }: LoginProof,
): Promise<void> {
  await provePassword(db, account, currentPassword)
  const from = { userId: account.id, counter: proofsOf(account).codes }
  const checked = await transact(db, (tx) => acceptCode(tx, secrets, from, code))
  if ('mistake' in checked) throw codeRefused(checked.mistake)
}

/**
 * Checks a proof that is optional for the call (rule: rights-are-money).
 *
 * @returns whether one was given
 * @throws Refusal as `proveLogin` for a wrong or incomplete one
 */
export async function proveIfGiven(
  shop: AccountServices,
  account: Account,
  { currentPassword = '', code = '' }: LoginProof,
): Promise<boolean> {
  if (currentPassword === '' && code === '') return false
  await proveLogin(shop, account, { currentPassword, code })
  return true
}
