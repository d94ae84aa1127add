import { useLocation } from 'react-router'
import { addressIn, type Language } from '#domain/languages.ts'
import { language } from '#messages/language.ts'
import * as messages from '#messages/language-switch.ts'
import { stored } from '#web/device/stored.ts'

const other: Language = language === 'en' ? 'ur' : 'en'

/** The language that was last chosen on this device. */
const chosenLanguage = stored<string>('khol.language', String, String)

/**
 * Link to this page in the other language, with its query. It loads a document, since a language has
 * scripts of its own, and the device remembers that it was chosen.
 */
export function LanguageSwitch({ className }: { readonly className: string }) {
  const { pathname, search } = useLocation()
  return (
    <a
      href={addressIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={() => chosenLanguage.set(other)}
    >
      {messages.otherLanguage}
    </a>
  )
}
