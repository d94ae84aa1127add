import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { endChallenge, lockChallenge, openChallenge } from '#server/sessions/challenges.ts'
import { codesOf } from '../login-failures.ts'
import { type UserRow, userColumns } from '../present.ts'
import type { AccountServices } from '../services.ts'
import { type LoginOrigin, signIn } from '../sign-in.ts'
import { acceptCode, codeRefused } from './accept-code.ts'

/**
 * Result of a login with the right password: a session, or the token of its pending second step.
 */
export type Login = { readonly user: SignedInUser } | { readonly challenge: string }

/**
 * Creates the session of a login with the right password, or begins its second step (rule:
 * second-step).
 */
export async function openLogin(tx: ShopTransaction, row: UserRow, device: string): Promise<Login> {
  const step = await tx
    .selectFrom('second_steps')
    .select('user_id')
    .where('user_id', '=', row.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (step) return { challenge: await openChallenge(tx, row.id) }
  return { user: await signIn(tx, row, { device }) }
}

/**
 * The user of a login, after its transaction has committed.
 *
 * @throws Refusal SECOND_STEP_REQUIRED with the `challenge`
 */
export function signedIn(login: Login): SignedInUser {
  if ('user' in login) return login.user
  throw new Refusal('SECOND_STEP_REQUIRED', t.account.codeNeeded, { challenge: login.challenge })
}

/**
 * Exchanges the token of a pending login and a code for a session (rule: second-step).
 *
 * @throws Refusal SECOND_STEP_REQUIRED at `code` for a wrong one, WRONG_CREDENTIALS for an unknown,
 *   used or expired token, TOO_MANY_REQUESTS
 */
export async function finishLogin(
  { db, limiter, secrets }: Pick<AccountServices, 'db' | 'limiter' | 'secrets'>,
  { challenge: token, code }: { readonly challenge: string; readonly code: string },
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  await limiter.check(limits.failedLoginsOfAddress, address)
  const finished = await transact(db, async (tx) => {
    const challenge = await lockChallenge(tx, token)
    if (!challenge) return { refusal: challengeOver() }
    const { userId } = challenge
    const checked = await acceptCode(tx, secrets, { userId, counter: codesOf(userId) }, code)
    if ('mistake' in checked) return { refusal: codeRefused(checked.mistake) }
    await endChallenge(tx, token)
    const row = await tx
      .selectFrom('users')
      .select(userColumns)
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!row) return { refusal: challengeOver() }
    if (checked.accepted === 'recovery' && row.is_admin) {
      const action = 'Logged in with a recovery code'
      await recordActivity(tx, row, { kind: 'users', action, subject: row.id })
    }
    const { authenticatedAt } = challenge
    return { user: await signIn(tx, row, { device, authenticatedAt }) }
  })
  if ('user' in finished) return finished.user
  await limiter.count([limits.failedLoginsOfAddress, address])
  throw finished.refusal
}

function challengeOver(): Refusal {
  return new Refusal('WRONG_CREDENTIALS', t.account.tookTooLong)
}
