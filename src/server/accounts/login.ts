import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import { endChallenge, lockChallenge } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { codesOf, forgetFailures, refuseWhileDelayed, rememberFailure } from './login-failures.ts'
import { acceptCode, codeRefused } from './second-step/accept-code.ts'
import type { AccountServices } from './services.ts'
import { type LoginOrigin, openLogin, signedIn, signIn } from './sign-in.ts'
import { recordOfUser, userColumns, users, usersByEmail } from './users.ts'

/**
 * Signs in (rules: tokens, passwords). The response to an unknown address is that to a wrong
 * password: the same message after the same work and the same delays.
 *
 * @throws Refusal WRONG_CREDENTIALS; SECOND_STEP_REQUIRED with the `challenge`, after the right
 *   password (rule: second-step); TOO_MANY_REQUESTS; UNAVAILABLE when too many log in at once
 */
export async function logIn(
  { db, limiter }: AccountServices,
  { email, password }: { readonly email: string; readonly password: string },
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  await limiter.check(limits.failedLoginsOfAddress, address)
  const user = await withHashingSlot(async ({ matches }) => {
    // Checked while holding the slot, so that of a hundred concurrent guesses few pass before the
    // first failure is counted.
    await refuseWhileDelayed(db, email)
    const found = await usersByEmail(db, email).select(['id', 'password_hash']).executeTakeFirst()
    if ((await matches(found?.password_hash ?? null, password)) && found) return found
    await rememberFailure(db, email)
    return null
  })
  if (user === null) {
    await limiter.count([limits.failedLoginsOfAddress, address])
    throw wrongCredentials()
  }
  const login = await transact(db, async (tx) => {
    // A password that was changed meanwhile is refused.
    const row = await users(tx)
      .select(userColumns)
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!row) throw wrongCredentials()
    await forgetFailures(tx, email)
    return openLogin(tx, row, device)
  })
  return signedIn(login)
}

function wrongCredentials(): Refusal {
  return new Refusal('WRONG_CREDENTIALS', t.account.wrongCredentials)
}

/**
 * Exchanges the token of a pending login and a code for a session (rule: second-step).
 *
 * @throws Refusal SECOND_STEP_REQUIRED at `code`, WRONG_CREDENTIALS for an invalid token,
 *   TOO_MANY_REQUESTS
 */
export async function finishLogin(
  { db, limiter, secrets }: AccountServices,
  { challenge: token, code }: { readonly challenge: string; readonly code: string },
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  await limiter.check(limits.failedLoginsOfAddress, address)
  const finished = await transact(db, async (tx) => {
    const challenge = await lockChallenge(tx, token)
    if (!challenge) return { refusal: challengeOver() }
    const { userId, authenticatedAt } = challenge
    const checked = await acceptCode(tx, secrets, { userId, counter: codesOf(userId) }, code)
    if ('mistake' in checked) return { refusal: codeRefused(checked.mistake) }
    await endChallenge(tx, token)
    const row = await users(tx)
      .select(userColumns)
      .where('id', '=', userId)
      .forShare()
      .executeTakeFirst()
    if (!row) return { refusal: challengeOver() }
    if (checked.accepted === 'recovery' && row.is_admin) {
      await recordOfUser(tx, row, row.id, 'Logged in with a recovery code')
    }
    return { user: await signIn(tx, row, { device, authenticatedAt }) }
  })
  if ('user' in finished) return finished.user
  await limiter.count([limits.failedLoginsOfAddress, address])
  throw finished.refusal
}

function challengeOver(): Refusal {
  return new Refusal('WRONG_CREDENTIALS', t.account.tookTooLong)
}
