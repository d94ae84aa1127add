import type { Language } from '#domain/languages.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import { type LeasedMessage, writeToAccounts } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import type { AccountPost } from '../forgotten-password.ts'
import { isLoginChange, type LoginChange, loginLetter, loginSentence } from '../letters.ts'
import { findRecipient } from '../names.ts'

/** Kind of the letter about a second step or passkey that was added or removed. */
export const LOGIN_MESSAGE = 'login-changed'

/** Queues a message about a changed login, if the shop sends mail. */
export async function queueLoginLetter(
  tx: ShopTransaction,
  facts: Pick<Parts['facts'], 'sendsMail'>,
  userId: string,
  change: LoginChange,
): Promise<void> {
  if (!facts.sendsMail) return
  // During a rolling deploy a process of the previous version may send it; it reads `sentence`.
  const sentence = loginSentence('en', change)
  await writeToAccounts(tx, LOGIN_MESSAGE, [userId], {
    change,
    sentence,
    at: new Date().toISOString(),
  })
}

/**
 * Writes the letter about a changed login.
 *
 * @param languageOf language of an account (rule: letters-by-language)
 */
export async function composeLoginLetter(
  post: AccountPost,
  { user_id: id, facts: noted }: LeasedMessage,
  languageOf: (userId: string) => Promise<Language>,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(post.db, id)
  if (!user) return { skipped: 'no-recipient' }
  const { change = '', sentence = '', at } = noted ?? {}
  // A process of another version may have stored the sentence alone, or a change unknown here.
  const isKnown = isLoginChange(change)
  const language = isKnown ? await languageOf(user.id) : 'en'
  const told = { sentence: isKnown ? loginSentence(language, change) : sentence, at }
  return { to: user.email, letter: loginLetter(post, language, told) }
}
