import type { ShopFacts } from '#config'
import { RESET_MAIL_HOURS } from '#domain/accounts/logins.ts'
import { emailKey } from '#domain/forms/email.ts'
import * as messages from '#messages/refusals-accounts.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import { type TakenMessage, writeToAccount } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { Refusal } from '#server/refusal.ts'
import { findRecipient } from './names.ts'
import { linkForPassword } from './password-reset.ts'

/** The kind of the message with a link for a new password. */
export const PASSWORD_MESSAGE = 'password-reset'

/**
 * Has a link sent to whoever forgot their password (rule: password-reset). Whether anybody has an
 * account by this address is told by nothing: the same is counted, looked up, written and answered.
 *
 * @param address the limit key of the caller's network address
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE while the shop sends no mail
 */
export async function askForPassword(
  { db, limiter, facts }: Pick<Parts, 'db' | 'limiter' | 'facts'>,
  email: string,
  address: string,
): Promise<void> {
  if (!facts.sendsMail) {
    throw new Refusal('UNAVAILABLE', messages.sendsNoMail)
  }
  const key = emailKey(email)
  await limiter.count(
    [limits.forgottenOfAddress, address],
    [limits.forgottenOfEmail, limitKey(key)],
  )
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  await writeToAccount(db, PASSWORD_MESSAGE, user?.id)
}

/** The facts of the shop in letters about accounts. */
export interface AccountPost {
  readonly db: Queryable
  readonly facts: Pick<ShopFacts, 'name' | 'handle' | 'directMessageUrl'>
  /** Origin of the shop, without a slash at the end. */
  readonly publicUrl: string
}

/**
 * Writes the letter with a link when it is to be sent, and makes the link only then: no table ever
 * holds one, and its time begins when it leaves. The links of earlier letters stay good, since a try that
 * failed may have arrived.
 */
export async function composePasswordLetter(
  { db, facts, publicUrl }: AccountPost,
  { user_id: id }: TakenMessage,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(db, id)
  if (!user) return { nothing: 'nobody' }
  const url = await linkForPassword(db, publicUrl, user.id, RESET_MAIL_HOURS)
  return { to: user.email, letter: passwordLetter(facts, url) }
}

function passwordLetter(facts: AccountPost['facts'], url: string): Letter {
  const headline = 'Choose a new password'
  return {
    shop: facts.name,
    subject: `${headline} for ${facts.name}`,
    preview: 'The link works once, for an hour.',
    headline,
    parts: [
      {
        kind: 'text',
        text: 'Somebody asked for a new password for your account. If it was you, choose one here: the link works once, for an hour.',
      },
      { kind: 'button', label: 'Choose a new password', url },
      {
        kind: 'text',
        text: 'If it was not you, there is nothing to do. Your password stays as it is.',
      },
    ],
    closing: [
      `Questions? Message @${facts.handle} (${facts.directMessageUrl}).`,
      'We never ask for your password, and nobody of the shop needs this link.',
    ],
  }
}
