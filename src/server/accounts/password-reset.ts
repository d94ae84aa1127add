import { RESET_LINK_HOURS } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { HOUR } from '#domain/text/units.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { endSessions, newSecret } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures } from './login-failures.ts'
import { userColumns } from './present.ts'
import { queueLoginLetter } from './second-step/letters.ts'
import { openLogin, signedIn } from './second-step/open-login.ts'
import { trustedFrom } from './trust.ts'

/**
 * Creates the link that an operator sends to a customer with a forgotten password (rule:
 * password-reset): it works once, for 24 hours, unless another one is used before. Null for an
 * unknown address.
 *
 * @param publicUrl origin of the shop, without a slash at the end
 */
export async function createPasswordResetLink(
  db: Queryable,
  publicUrl: string,
  email: string,
): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  return transact(db, async (tx) => {
    const action = 'Made a password reset link'
    await recordActivity(tx, null, { kind: 'users', action, subject: user.id })
    return linkForPassword(tx, publicUrl, user.id, { hours: RESET_LINK_HOURS, language: 'en' })
  })
}

/**
 * Creates a link that sets an account's password, valid for the given hours. Earlier links stay
 * valid: a repeated request or letter ends no link.
 */
export async function linkForPassword(
  db: Queryable,
  publicUrl: string,
  userId: string,
  { hours, language }: { readonly hours: number; readonly language: Language },
): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('reset_links')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      expires_at: new Date(Date.now() + hours * HOUR),
    })
    .execute()
  return `${publicUrl}${addressIn(language, paths.resetPassword())}#${token}`
}

/**
 * Sets the password by a reset link, ends all sessions of the account and signs it in. A second
 * step stays enabled: the link replaces the password only (rule: second-step). An admin isn't
 * trusted for a while afterwards (rule: rights-are-money).
 *
 * @throws Refusal INVALID_INPUT at `token` for a link that is used, expired, or cancelled by the
 *   use of another; SECOND_STEP_REQUIRED with the `challenge`, after the password was set
 */
export async function resetPassword(
  db: Queryable,
  { token, password }: { readonly token: string; readonly password: string },
  device: string,
): Promise<SignedInUser> {
  const tokenHash = hashSecret(token)
  const passwordHash = await withHashingSlot(async ({ hash }) => {
    if (!(await isValid(db, tokenHash))) throw linkExpired()
    return hash(password)
  })
  const login = await transact(db, async (tx) => {
    const reset = await tx
      .deleteFrom('reset_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date())
      .returning('user_id')
      .executeTakeFirst()
    if (!reset) throw linkExpired()
    await cancelResetLinks(tx, reset.user_id)
    const row = await tx
      .updateTable('users')
      .set((eb) => ({
        password_hash: passwordHash,
        trusted_from: eb
          .case()
          .when('is_admin', '=', true)
          .then(trustedFrom({ atOnce: false }))
          .else(eb.ref('trusted_from'))
          .end(),
      }))
      .where('id', '=', reset.user_id)
      .where('deleted_at', 'is', null)
      .returning(userColumns)
      .executeTakeFirst()
    if (!row) throw linkExpired()
    await endSessions(tx, row.id)
    await forgetFailures(tx, row.email)
    await queueLoginLetter(tx, row.id, 'passwordSetByLink')
    if (row.is_admin) {
      const action = 'Set a new password by a link'
      await recordActivity(tx, row, { kind: 'users', action, subject: row.id })
    }
    return openLogin(tx, row, device)
  })
  return signedIn(login)
}

/** Deletes the links of an account after its address or password has changed. */
export async function cancelResetLinks(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('reset_links').where('user_id', '=', userId).execute()
}

async function isValid(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('reset_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

function linkExpired(): Refusal {
  return new Refusal('INVALID_INPUT', t.account.resetLinkDead, {
    fields: [{ field: 'token', message: t.account.resetLinkDead }],
  })
}
