import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures, refuseWhileDelayed, rememberFailure } from './login-failures.ts'
import { userColumns } from './present.ts'
import { openLogin, signedIn } from './second-step/open-login.ts'
import type { AccountServices } from './services.ts'
import type { LoginOrigin } from './sign-in.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in (rules: tokens, passwords). The response to an unknown address is that to a wrong
 * password: the same message after the same work and the same delays.
 *
 * @throws Refusal WRONG_CREDENTIALS; SECOND_STEP_REQUIRED with the `challenge`, after the right
 *   password (rule: second-step); TOO_MANY_REQUESTS after too many failures; UNAVAILABLE when too
 *   many log in at once
 */
export async function logIn(
  { db, limiter }: Pick<AccountServices, 'db' | 'limiter'>,
  { email, password }: Credentials,
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  await limiter.check(limits.failedLoginsOfAddress, address)
  const user = await withHashingSlot(async ({ matches }) => {
    // Checked while holding the slot, so that of a hundred concurrent guesses few pass before the
    // first failure is counted.
    await refuseWhileDelayed(db, email)
    const found = await db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('email_key', '=', emailKey(email))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
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
    const row = await tx
      .selectFrom('users')
      .select(userColumns)
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('deleted_at', 'is', null)
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
