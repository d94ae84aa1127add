import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Language, URDU_PREFIX } from '#domain/languages.ts'
import { currentLanguage, t } from '#messages'
import { settleLanguage } from './language-offer.ts'

/** Classes by place: in the footer, in the short footer of a purchase, in the small screen's menu. */
const looks = {
  footer:
    'inline-flex min-h-11 items-center justify-self-start rounded-control border border-current px-4 font-semibold hover:bg-plum',
  line: 'inline-flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline',
  menu: 'flex min-h-14 items-center border-hairline border-b font-semibold text-lg',
}

/**
 * Link to this page in the other language, with its query. It loads a document, since a page has one
 * language for its life, and the choice is stored on the device.
 */
export function LanguageSwitch({ place }: { readonly place: keyof typeof looks }) {
  const { pathname, search } = useLocation()
  const other: Language = currentLanguage() === 'en' ? 'ur' : 'en'
  // Not by addressIn, which would then be in the first chunk of every page.
  const address = other === 'ur' ? URDU_PREFIX + (pathname === '/' ? '' : pathname) : pathname
  const href = address + search
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document, for the page that was opened
  useEffect(() => void settleLanguage(() => location.assign(href)), [])
  return (
    <a href={href} hrefLang={other} lang={other} className={looks[place]}>
      {t.common.otherLanguage}
    </a>
  )
}
