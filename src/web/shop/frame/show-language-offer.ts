import { language } from '#messages/language.ts'
import * as messages from '#messages/language-offer.ts'
import { toast } from '#web/kit/feedback/toast.ts'

/** Milliseconds for which the offer stays. */
const SHOWN_FOR = 15_000

/** Shows the offer of the other language, in that language; a separate chunk, as few people see it. */
export function showLanguageOffer(open: () => void): void {
  toast.info(messages.offer, {
    lang: language === 'en' ? 'ur' : 'en',
    duration: SHOWN_FOR,
    action: { label: messages.open, onClick: open },
  })
}
