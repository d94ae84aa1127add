import { type Language, languages } from '#domain/languages.ts'
import { language } from '#messages/language.ts'
import { stored } from '#web/device/stored.ts'

/** The language that was last chosen, or declined, on this device. */
export const chosenLanguage = stored<Language>(
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

let isOffered = false

/** Offers the other language in one line, once per document; ignoring the line declines it. */
export async function offerOtherLanguage(open: () => void): Promise<void> {
  const chosen = chosenLanguage.get()
  if (isOffered || !isOtherLanguageWanted(language, chosen, navigator.languages)) return
  isOffered = true
  const { showLanguageOffer } = await import('./show-language-offer.ts')
  showLanguageOffer(open)
  if (chosen === null) chosenLanguage.set(language)
}
