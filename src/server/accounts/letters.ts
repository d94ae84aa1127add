import type { ShopFacts } from '#config'
import { formatDate } from '#domain/dates.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { inLanguage, type Messages, sentencesIn } from '#messages'
import type { Letter } from '#server/mail/letter.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Dependencies of the e-mails about accounts. */
export interface AccountLetterSender {
  readonly facts: Pick<ShopFacts, 'name' | 'handle' | 'directMessageUrl'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/** Dependencies of the functions that compose letters about accounts. */
export interface AccountPost extends AccountLetterSender {
  readonly db: Queryable
}

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
export type LoginChange = (typeof loginChanges)[number]

/** Type guard for a stored change; a later version may have stored one that is unknown here. */
export function isLoginChange(change: string): change is LoginChange {
  return loginChanges.some((known) => known === change)
}

/** Letter with a link for a new password (rule: password-reset). */
export function passwordLetter(
  { facts }: AccountLetterSender,
  language: Language,
  url: string,
): Letter {
  const words = sentencesIn(language).documents
  return {
    shop: facts.name,
    language,
    subject: words.newPasswordSubject({ shop: facts.name }),
    preview: words.linkWorksOnce,
    headline: words.newPassword,
    parts: [
      { kind: 'text', text: words.newPasswordAsked },
      { kind: 'button', label: words.newPassword, url },
      { kind: 'text', text: words.nothingToDo },
    ],
    closing: [questionsIn(words, facts), words.neverAsk],
  }
}

/** Changes of a login in a letter. */
interface LoginNews {
  /** Sentences in the language of the letter, the latest last. */
  readonly sentences: readonly string[]
  /** Time of the latest change, in ISO 8601. */
  readonly at?: string | undefined
  /** Whether the letter goes to an address that the account had before. */
  readonly isFormerAddress: boolean
}

/**
 * Letter about a changed login. At a former address it names the shop's contact instead of the
 * profile, which a thief of the account has closed to its reader.
 */
export function loginLetter(
  { facts, publicUrl }: AccountLetterSender,
  language: Language,
  { sentences, at, isFormerAddress }: LoginNews,
): Letter {
  const words = sentencesIn(language).documents
  return {
    shop: facts.name,
    language,
    subject: words.loginChangedSubject({ shop: facts.name }),
    preview: sentences.at(-1) ?? '',
    headline: words.loginChanged,
    parts: [
      ...sentences.map((text) => ({ kind: 'text' as const, text })),
      ...(at === undefined
        ? []
        : [
            {
              kind: 'facts' as const,
              rows: [
                { label: words.on, value: inLanguage(language, () => formatDate(new Date(at))) },
              ],
            },
          ]),
      ...(isFormerAddress
        ? [{ kind: 'text' as const, text: words.ifNotYouTellUs }]
        : [
            { kind: 'text' as const, text: words.ifNotYou },
            {
              kind: 'button' as const,
              label: words.openProfile,
              url: publicUrl + addressIn(language, paths.profile()),
            },
          ]),
    ],
    closing: [questionsIn(words, facts)],
  }
}

/** Sentence about a changed login. */
export function loginSentence(language: Language, change: LoginChange): string {
  return sentencesIn(language).documents[change]
}

function questionsIn(words: Messages['documents'], facts: AccountLetterSender['facts']): string {
  return words.accountQuestions({ handle: facts.handle, address: facts.directMessageUrl })
}
