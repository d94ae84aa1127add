import { type Language, languages, splitAddress } from '#domain/languages.ts'
import { language } from '#messages/language.ts'
import { stored } from '#web/device/stored.ts'

/** The language that was last chosen, or declined, on this device. */
const chosenLanguage = stored<Language>(
  'khol.language',
  (text) => languages.find((each) => each === text) ?? null,
  String,
)

/**
 * Whether a page offers the other language: where that one was chosen on this device, and on an English page
 * also where the browser asks for Urdu and nothing was chosen (rule: languages).
 */
export function isOtherLanguageWanted(
  shown: Language,
  chosen: Language | null,
  asked: readonly string[],
): boolean {
  if (chosen !== null) return chosen !== shown
  return shown === 'en' && asked.some((tag) => /^ur\b/i.test(tag))
}

/**
 * Whether a document was opened from a page in the other language: only the switch and the offer lead there, so
 * that it was chosen, also where the link was pressed before its script was there.
 */
export function isSwitchedFrom(referrer: string, origin: string, shown: Language): boolean {
  return (
    referrer.startsWith(`${origin}/`) &&
    splitAddress(referrer.slice(origin.length)).language !== shown
  )
}

let isSettled = false

/**
 * Remembers the language of a page that was switched to; else offers the other language in one line where it is
 * wanted. Once per document; ignoring the line declines it.
 */
export async function settleLanguage(open: () => void): Promise<void> {
  if (isSettled) return
  isSettled = true
  if (isSwitchedFrom(document.referrer, location.origin, language)) chosenLanguage.set(language)
  const chosen = chosenLanguage.get()
  if (!isOtherLanguageWanted(language, chosen, navigator.languages)) return
  const { showLanguageOffer } = await import('./show-language-offer.ts')
  showLanguageOffer(open)
  if (chosen === null) chosenLanguage.set(language)
}
