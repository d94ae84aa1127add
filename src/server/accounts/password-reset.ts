import { RESET_LINK_HOURS, RESET_MAIL_HOURS } from '#domain/accounts/logins.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { mailboxKey } from '#domain/forms/email.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { HOUR } from '#domain/text/units.ts'
import { sentencesIn, t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { PASSWORD_MESSAGE } from '#server/mail/kinds.ts'
import { button, type Letter, type LetterServices, paragraph } from '#server/mail/letter.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { endSessions, newSecret } from '#server/sessions/session.ts'
import { trustedFrom } from './admin-rows.ts'
import { withHashingSlot } from './hashing.ts'
import { forgetFailures } from './login-failures.ts'
import { questionsIn, queueLoginLetter } from './login-letters.ts'
import type { AccountServices } from './services.ts'
import { openLogin, signedIn } from './sign-in.ts'
import { dropRows, findRecipient, recordOfUser, userColumns, usersByEmail } from './users.ts'

/**
 * Queues a mail with a reset link (rule: password-reset). The answer doesn't reveal whether the
 * address has an account: limits, look-ups, rows and answers are the same.
 *
 * @param language of the page, for the letter (rule: letters-by-language)
 * @param address the limit key of the caller's network address
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE while the shop sends no mail
 */
export async function askForPassword(
  { db, limiter, facts }: AccountServices,
  { email, language = 'en' }: { readonly email: string; readonly language?: Language | undefined },
  address: string,
): Promise<void> {
  if (!facts.sendsMail) throw new Refusal('UNAVAILABLE', t.refusals.sendsNoMail)
  await limiter.count(
    [limits.forgottenOfAddress, address],
    [limits.forgottenOfEmail, limitKey(mailboxKey(email))],
  )
  const user = await usersByEmail(db, email).select('id').executeTakeFirst()
  await writeToAccount(db, PASSWORD_MESSAGE, user?.id, language === 'en' ? {} : { language })
}

/** Writes the letter and its link at the time of sending: no table holds the link before. */
export async function composePasswordLetter(
  { db, publicUrl, facts }: LetterServices,
  { user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const user = await findRecipient(db, id)
  if (!user) return { skipped: 'no-recipient' }
  const language = noted?.language ?? 'en'
  const url = await linkForPassword(db, publicUrl, user.id, { hours: RESET_MAIL_HOURS, language })
  const words = sentencesIn(language).documents
  const letter: Letter = {
    shop: facts.name,
    language,
    subject: words.newPasswordSubject({ shop: facts.name }),
    preview: words.linkWorksOnce,
    headline: words.newPassword,
    parts: [
      paragraph(words.newPasswordAsked),
      button(words.newPassword, url),
      paragraph(words.nothingToDo),
    ],
    closing: [questionsIn(words, facts), words.neverAsk],
  }
  return {
    to: user.email,
    letter,
    limits: [
      perMailbox(limits.lettersWithLink, user.email),
      perMailbox(limits.lettersOfAccounts, user.email),
    ],
  }
}

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
  const user = await usersByEmail(db, email).select('id').executeTakeFirst()
  if (!user) return null
  return transact(db, async (tx) => {
    await recordOfUser(tx, null, user.id, 'Made a password reset link')
    return linkForPassword(tx, publicUrl, user.id, { hours: RESET_LINK_HOURS, language: 'en' })
  })
}

/** Creates a link that sets a password; earlier ones stay valid, as their letters may arrive. */
async function linkForPassword(
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
    await dropRows(tx, reset.user_id, 'reset_links')
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
    if (row.is_admin) await recordOfUser(tx, row, row.id, 'Set a new password by a link')
    return openLogin(tx, row, device)
  })
  return signedIn(login)
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
  return refusalAt('token', 'INVALID_INPUT', t.account.resetLinkDead)
}
