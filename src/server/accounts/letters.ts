import type { ShopFacts } from '#config'
import { formatDate } from '#domain/dates.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import * as english from '#messages-of/english/account-letters.ts'
import * as urdu from '#messages-of/urdu/account-letters.ts'
import { months } from '#messages-of/urdu/dates.ts'
import type { Letter } from '#server/mail/letter.ts'

/** Dependencies of the e-mails about accounts. */
export interface AccountLetterSender {
  readonly facts: Pick<ShopFacts, 'name' | 'handle' | 'directMessageUrl'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

const loginChanges = [
  'passkeyAdded',
  'passkeyRemoved',
  'secondStepOff',
  'secondStepOffByShop',
  'secondStepOn',
] as const

/** Change of a login that is reported to its account by e-mail (rule: second-step). */
export type LoginChange = (typeof loginChanges)[number]

/** Type guard for a stored change; a later version may have stored one that is unknown here. */
export function isLoginChange(change: string): change is LoginChange {
  return loginChanges.some((known) => known === change)
}

const wordsOf = { en: english, ur: urdu }

/** Letter with a link for a new password (rule: password-reset). */
export function passwordLetter(
  { facts }: AccountLetterSender,
  language: Language,
  url: string,
): Letter {
  const words = wordsOf[language]
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

/**
 * Letter about a changed login.
 *
 * @param change its sentence in that language, and its time in ISO 8601
 */
export function loginLetter(
  { facts, publicUrl }: AccountLetterSender,
  language: Language,
  change: { readonly sentence: string; readonly at?: string | undefined },
): Letter {
  const words = wordsOf[language]
  const { sentence, at } = change
  const monthNames = language === 'ur' ? [months.split(' ')] : []
  return {
    shop: facts.name,
    language,
    subject: words.loginChangedSubject({ shop: facts.name }),
    preview: sentence,
    headline: words.loginChanged,
    parts: [
      { kind: 'text', text: sentence },
      ...(at === undefined
        ? []
        : [
            {
              kind: 'facts' as const,
              rows: [{ label: words.on, value: formatDate(new Date(at), ...monthNames) }],
            },
          ]),
      { kind: 'text', text: words.ifNotYou },
      {
        kind: 'button',
        label: words.openProfile,
        url: publicUrl + addressIn(language, paths.profile()),
      },
    ],
    closing: [questionsIn(words, facts)],
  }
}

/** Sentence about a changed login. */
export function loginSentence(language: Language, change: LoginChange): string {
  return wordsOf[language][change]
}

function questionsIn(words: typeof english, facts: AccountLetterSender['facts']): string {
  return words.questions({ handle: facts.handle, address: facts.directMessageUrl })
}
