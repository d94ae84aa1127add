import { RESET_MAIL_HOURS } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey, mailboxKey } from '#domain/forms/email.ts'
import type { Language } from '#domain/languages.ts'
import { t } from '#messages'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { PASSWORD_MESSAGE } from '#server/mail/kinds.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import { type AccountPost, passwordLetter } from './letters.ts'
import { findRecipient } from './names.ts'
import { linkForPassword } from './password-reset.ts'
import type { AccountServices } from './services.ts'

/**
 * Queues a mail with a reset link (rule: password-reset). The answer doesn't reveal whether the
 * address has an account: limits, look-ups, rows and answers are the same.
 *
 * @param language of the page, for the letter (rule: letters-by-language)
 * @param address the limit key of the caller's network address
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE while the shop sends no mail
 */
export async function askForPassword(
  { db, limiter, facts }: Pick<AccountServices, 'db' | 'limiter' | 'facts'>,
  { email, language = 'en' }: { readonly email: string; readonly language?: Language | undefined },
  address: string,
): Promise<void> {
  if (!facts.sendsMail) {
    throw new Refusal('UNAVAILABLE', t.refusals.sendsNoMail)
  }
  await limiter.count(
    [limits.forgottenOfAddress, address],
    [limits.forgottenOfEmail, limitKey(mailboxKey(email))],
  )
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  await writeToAccount(db, PASSWORD_MESSAGE, user?.id, language === 'en' ? {} : { language })
}

/**
 * Writes the letter at the time of sending and creates its link then: no table holds the link
 * before, and its lifetime begins with the mail. Links of earlier letters stay valid, since a
 * failed attempt may have arrived.
 */
export async function composePasswordLetter(
  post: AccountPost,
  { user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const { db, publicUrl } = post
  const user = id === null ? undefined : await findRecipient(db, id)
  if (!user) return { skipped: 'no-recipient' }
  const language = noted?.language ?? 'en'
  const url = await linkForPassword(db, publicUrl, user.id, {
    hours: RESET_MAIL_HOURS,
    language,
  })
  return {
    to: user.email,
    letter: passwordLetter(post, language, url),
    limits: [
      perMailbox(limits.lettersWithLink, user.email),
      perMailbox(limits.lettersOfAccounts, user.email),
    ],
  }
}
