import { formatDate } from '#domain/dates.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { inLanguage, type Messages, sentencesIn } from '#messages'
import { limits } from '#server/http/limits/limits.ts'
import { keepNoticesAt, writeNotice } from '#server/mail/account-messages.ts'
import { LOGIN_MESSAGE } from '#server/mail/kinds.ts'
import {
  button,
  factTable,
  type Letter,
  type LetterPart,
  type LetterServices,
  paragraph,
} from '#server/mail/letter.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { changesOf } from './admin-letters.ts'
import { findRecipient } from './users.ts'

const loginChanges = [
  'addressHere',
  'addressLeft',
  'passkeyAdded',
  'passkeyRemoved',
  'passwordChanged',
  'passwordSetByLink',
  'passwordSetByShop',
  'secondStepOff',
  'secondStepOffByShop',
  'secondStepOn',
] as const

/** Change of a login that is reported to its account by e-mail (rule: account-letters). */
type LoginChange = (typeof loginChanges)[number]

/** Type guard for a stored change; a later version may have stored one that is unknown here. */
function isLoginChange(change: string): change is LoginChange {
  return loginChanges.some((known) => known === change)
}

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
  const sentence = sentencesIn('en').documents[change]
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
  await keepNoticesAt(tx, LOGIN_MESSAGE, userId, formerAddress)
  await queueLoginLetter(tx, userId, 'addressLeft', formerAddress)
  await queueLoginLetter(tx, userId, 'addressHere')
}

/**
 * Writes the letter about the changes of a login. At a former address it names the shop's contact
 * instead of the profile, which a thief of the account has closed to its reader.
 *
 * @param languageOf language of an account (rule: letters-by-language)
 */
export async function composeLoginLetter(
  { db, facts, publicUrl }: LetterServices,
  { user_id: id, former_address: formerAddress, facts: noted }: LeasedMessage,
  languageOf: (userId: string) => Promise<Language>,
): Promise<ComposedLetter> {
  const user = await findRecipient(db, id)
  if (!user) return { skipped: 'no-recipient' }
  const changes = changesOf(noted)
  // A process of another version may have stored the sentence alone, or a change unknown here.
  const isKnown = changes.every(({ change = '' }) => isLoginChange(change))
  const language = isKnown ? await languageOf(user.id) : 'en'
  const words = sentencesIn(language).documents
  const latestFirst = changes
    .toReversed()
    .map(({ change = '', sentence = '' }) => (isLoginChange(change) ? words[change] : sentence))
  // Each sentence once, at the place of its latest change.
  const sentences = [...new Set(latestFirst)].reverse()
  const at = changes.at(-1)?.at
  const to = formerAddress ?? user.email
  const letter: Letter = {
    shop: facts.name,
    language,
    subject: words.loginChangedSubject({ shop: facts.name }),
    preview: sentences.at(-1) ?? '',
    headline: words.loginChanged,
    parts: [
      ...sentences.map(paragraph),
      ...(at === undefined ? [] : [dateOf(at, language)]),
      paragraph(formerAddress === null ? words.ifNotYou : words.ifNotYouTellUs),
      ...(formerAddress === null ? [profileButton(publicUrl, language)] : []),
    ],
    closing: [questionsIn(words, facts)],
  }
  return {
    to,
    letter,
    limits: [
      perMailbox(user.isAdmin ? limits.loginNoticesToAdmin : limits.lettersOfAccounts, to),
      [limits.noticesOfAccount, user.id],
    ],
    waitsForLimits: true,
  }
}

function dateOf(at: string, language: Language): LetterPart {
  const value = inLanguage(language, () => formatDate(new Date(at)))
  return factTable({ label: sentencesIn(language).documents.on, value })
}

function profileButton(publicUrl: string, language: Language): LetterPart {
  const label = sentencesIn(language).documents.openProfile
  return button(label, publicUrl + addressIn(language, paths.profile()))
}

/** Last line of a letter about an account: where to ask. */
export function questionsIn(
  words: Messages['documents'],
  { handle, directMessageUrl }: LetterServices['facts'],
): string {
  return words.accountQuestions({ handle, address: directMessageUrl })
}
