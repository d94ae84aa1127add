import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressIn, type Language, languages, splitAddress } from '#domain/languages.ts'
import { currentLanguage, t } from '#messages'
import { stored } from '#web/kit/device/stored.ts'
import { toast } from '#web/kit/feedback/toast.ts'

/** Classes by variant: in the footer, in the short footer of a purchase, in the small screen's menu. */
const looks = {
  footer:
    'inline-flex min-h-11 items-center justify-self-start rounded-control border border-current px-4 font-semibold hover:bg-plum',
  line: 'inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-plum underline-offset-4 hover:underline',
  menu: 'flex min-h-14 items-center border-hairline border-b font-semibold text-lg',
}

/**
 * Link to this page in the other language, with its query. It loads a document, since a page has one
 * language for its life, and the choice is stored on the device.
 */
export function LanguageSwitch({ variant }: { readonly variant: keyof typeof looks }) {
  const { pathname, search } = useLocation()
  const other: Language = currentLanguage() === 'en' ? 'ur' : 'en'
  const href = addressIn(other, pathname + search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document, for the page that was opened
  useEffect(() => void settleLanguage(() => location.assign(href)), [])
  return (
    <a href={href} hrefLang={other} lang={other} className={looks[variant]}>
      {t.common.otherLanguage}
    </a>
  )
}

const OFFERED_MS = 15_000

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
  current: Language,
  chosen: Language | null,
  preferred: readonly string[],
): boolean {
  if (chosen !== null) return chosen !== current
  return current === 'en' && preferred.some((tag) => /^ur\b/i.test(tag))
}

/**
 * Whether a document was opened from a page in the other language. Only the language switch and the
 * offer link to it, so this counts as a choice, also if the link was pressed before hydration.
 */
export function isSwitchedFrom(referrer: string, origin: string, current: Language): boolean {
  return (
    referrer.startsWith(`${origin}/`) &&
    splitAddress(referrer.slice(origin.length)).language !== current
  )
}

let isSettled = false

/**
 * Stores the language of a page after a switch; otherwise offers the other language in a toast if it is
 * wanted. Once per document; an ignored offer counts as declined.
 */
function settleLanguage(open: () => void): void {
  if (isSettled) return
  isSettled = true
  if (isSwitchedFrom(document.referrer, location.origin, currentLanguage()))
    chosenLanguage.set(currentLanguage())
  const chosen = chosenLanguage.get()
  if (!isOtherLanguageWanted(currentLanguage(), chosen, navigator.languages)) return
  toast.info(t.common.languageOffer, {
    lang: currentLanguage() === 'en' ? 'ur' : 'en',
    duration: OFFERED_MS,
    isUnasked: true,
    action: { label: t.common.openOtherLanguage, onClick: open },
  })
  if (chosen === null) chosenLanguage.set(currentLanguage())
}
