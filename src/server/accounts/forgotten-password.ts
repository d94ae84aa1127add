import type { ShopFacts } from '#config'
import { RESET_MAIL_HOURS } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey } from '#domain/forms/email.ts'
import * as messages from '#messages/refusals-accounts.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import { type LeasedMessage, writeToAccount } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { findRecipient } from './names.ts'
import { linkForPassword } from './password-reset.ts'

/** Kind of the message with a link for a new password. */
export const PASSWORD_MESSAGE = 'password-reset'

/**
 * Queues a mail with a reset link (rule: password-reset). The answer doesn't reveal whether the
 * address has an account: limits, look-ups, rows and answers are the same.
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

/** Facts of the shop in letters about accounts. */
export interface AccountPost {
  readonly db: Queryable
  readonly facts: Pick<ShopFacts, 'name' | 'handle' | 'directMessageUrl'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Writes the letter at the time of sending and creates its link then: no table holds the link
 * before, and its lifetime begins with the mail. Links of earlier letters stay valid, since a
 * failed attempt may have arrived.
 */
export async function composePasswordLetter(
  { db, facts, publicUrl }: AccountPost,
  { user_id: id }: LeasedMessage,
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
