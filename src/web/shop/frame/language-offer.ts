import { type Language, languages, splitAddress } from '#domain/languages.ts'
import { currentLanguage, t } from '#messages'
import { stored } from '#web/kit/device/stored.ts'
import { toast } from '#web/kit/feedback/toast.ts'

/** Milliseconds for which the offer stays. */
const SHOWN_FOR = 15_000

/** The language that was last chosen, or declined, on this device. */
const chosenLanguage = stored<Language>(
  'khol.language',
  (text) => languages.find((each) => each === text) ?? null,
  String,
)

/**
 * Whether a page offers the other language: if it was chosen on this device, and on an English page
 * also if the browser prefers Urdu and nothing was chosen (rule: languages).
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
 * Whether a document was opened from a page in the other language. Only the language switch and the
 * offer link to it, so this counts as a choice, also if the link was pressed before hydration.
 */
export function isSwitchedFrom(referrer: string, origin: string, shown: Language): boolean {
  return (
    referrer.startsWith(`${origin}/`) &&
    splitAddress(referrer.slice(origin.length)).language !== shown
  )
}

let isSettled = false

/**
 * Stores the language of a page after a switch; otherwise offers the other language in a toast if it is
 * wanted. Once per document; an ignored offer counts as declined.
 */
export function settleLanguage(open: () => void): void {
  if (isSettled) return
  isSettled = true
  if (isSwitchedFrom(document.referrer, location.origin, currentLanguage()))
    chosenLanguage.set(currentLanguage())
  const chosen = chosenLanguage.get()
  if (!isOtherLanguageWanted(currentLanguage(), chosen, navigator.languages)) return
  toast.info(t.common.languageOffer, {
    lang: currentLanguage() === 'en' ? 'ur' : 'en',
    duration: SHOWN_FOR,
    action: { label: t.common.openOtherLanguage, onClick: open },
  })
  if (chosen === null) chosenLanguage.set(currentLanguage())
}
