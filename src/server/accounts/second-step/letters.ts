import type { Language } from '#domain/languages.ts'
import { limits } from '#server/http/limits/limits.ts'
import { keepNoticesAt, writeNotice } from '#server/mail/account-messages.ts'
import { LOGIN_MESSAGE } from '#server/mail/kinds.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { NotedChange } from '#server/schema/message-facts.ts'
import {
  type AccountPost,
  isLoginChange,
  type LoginChange,
  loginLetter,
  loginSentence,
} from '../letters.ts'
import { findRecipient } from '../names.ts'

/**
 * Queues a letter about a changed login, while the shop sends mail (rule: account-letters).
 *
 * @param formerAddress recipient, if it is not the account's present address
 */
export async function queueLoginLetter(
  tx: ShopTransaction,
  userId: string,
  change: LoginChange,
  formerAddress: string | null = null,
): Promise<void> {
  // `sentence` is for a process of another version that doesn't know the change.
  const sentence = loginSentence('en', change)
  await writeNotice(
    tx,
    LOGIN_MESSAGE,
    { userId, formerAddress },
    { change, sentence, at: new Date().toISOString() },
  )
}

/**
 * Queues the letters about a new password and a new address of an account. Its former address gets
 * all that happened until then, the new one only that it is the account's (rule: account-letters).
 *
 * @param account as it was before
 */
export async function queueProfileLetters(
  tx: ShopTransaction,
  { id: userId, email: formerAddress }: { readonly id: string; readonly email: string },
  { isNewEmail, isNewPassword }: { readonly isNewEmail: boolean; readonly isNewPassword: boolean },
): Promise<void> {
  if (isNewPassword) await queueLoginLetter(tx, userId, 'passwordChanged')
  if (!isNewEmail) return
  await keepNoticesAt(tx, LOGIN_MESSAGE, { userId, formerAddress })
  await queueLoginLetter(tx, userId, 'addressLeft', formerAddress)
  await queueLoginLetter(tx, userId, 'addressHere')
}

/**
 * Writes the letter about the changes of a login.
 *
 * @param languageOf language of an account (rule: letters-by-language)
 */
export async function composeLoginLetter(
  post: AccountPost,
  { user_id: id, former_address: formerAddress, facts: noted }: LeasedMessage,
  languageOf: (userId: string) => Promise<Language>,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(post.db, id)
  if (!user) return { skipped: 'no-recipient' }
  const { earlier = [], ...latest } = noted ?? {}
  const changes = [...earlier, latest]
  // A process of another version may have stored the sentence alone, or a change unknown here.
  const isKnown = changes.every(({ change = '' }) => isLoginChange(change))
  const language = isKnown ? await languageOf(user.id) : 'en'
  const to = formerAddress ?? user.email
  return {
    to,
    letter: loginLetter(post, language, {
      sentences: sentencesOf(changes, language),
      at: latest.at,
      isFormerAddress: formerAddress !== null,
    }),
    limits: [
      perMailbox(user.isAdmin ? limits.loginNoticesToAdmin : limits.lettersOfAccounts, to),
      [limits.noticesOfAccount, user.id],
    ],
    isHeld: true,
  }
}

/** Each sentence once, at the place of its latest change. */
function sentencesOf(changes: readonly NotedChange[], language: Language): readonly string[] {
  const latestFirst = changes
    .toReversed()
    .map(({ change = '', sentence = '' }) =>
      isLoginChange(change) ? loginSentence(language, change) : sentence,
    )
  return [...new Set(latestFirst)].reverse()
}
