import { currentLanguage, t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'

/** Milliseconds for which the offer stays. */
const SHOWN_FOR = 15_000

/** Shows the offer of the other language, in that language; a separate chunk, as few people see it. */
export function showLanguageOffer(open: () => void): void {
  toast.info(t.frame.languageOffer, {
    lang: currentLanguage() === 'en' ? 'ur' : 'en',
    duration: SHOWN_FOR,
    action: { label: t.frame.openOtherLanguage, onClick: open },
  })
}
