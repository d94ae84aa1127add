import { orderNumberIn } from '#domain/search/order-number.ts'
import { latinDigits } from '#domain/text/letters.ts'

export const LONGEST_TERM = 60
/** Limits the characters that are read of a search (rule: text-from-outside). */
const LONGEST_SEARCH = 200

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
/** Matches all but the punctuation around it; a plus belongs to a model's name. */
const CONTENT = /[\p{L}\p{N}+](?:.*[\p{L}\p{M}\p{N}+])?/u
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]+/gu

/** Counted form of a search, cut; null for text that may be personal (rule: counted-events). */
export function searchTerm(typed: string): string | null {
  const text = latinDigits(typed.slice(0, LONGEST_SEARCH).normalize('NFKC'))
    .replace(INVISIBLE, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  if (isPersonal(text)) return null
  const term = CONTENT.exec(text)?.[0].slice(0, LONGEST_TERM).trim() ?? ''
  return term === '' ? null : term
}

/** Limits of digits of any script: in a row, as in a postal code, and in all, as in a phone number. */
const MOST_DIGITS = { inARow: 4, inAll: 8 }
const DIGITS = /\p{N}/gu
const DIGITS_IN_A_ROW = /\p{N}+/gu
/** Matches a link, and a word with the domain of a mail provider. */
const LINK_OR_MAIL =
  /@|:\/\/|\bwww\.|[. ](?:com|net|org|edu|gov|info|pk)\b|g(?:oogle)?mail|hotmail|yahoo|ymail|protonmail|icloud/
/**
 * Matches addresses such as 'house 12', 'street no 4', 'gali 7', '14 b block', which are not in
 * names of phones or cases; for words between single spaces.
 */
const PLACE =
  /(?:^| )(?:house|street|block|sector|phase|flat|plot|floor|lane|road|gali|galli|makan|mohalla|chak|مکان|گلی|محلہ|بلاک|سیکٹر|فلیٹ|پلاٹ|چک) ?(?:(?:no|number|num|نمبر) ?)?\p{N}|\p{N} ?(?:[a-z]|st|nd|rd|th)? ?(?:street|st|block|sector|floor|lane|road)(?: |$)/u
/** Matches a word longer than any of the shop's: a token, a key, a link. */
const LONG_WORD = /\S{31,}/

/** Whether a text looks like an address of any kind, a personal number, or an order's number. */
function isPersonal(text: string): boolean {
  return (
    LINK_OR_MAIL.test(text) ||
    (text.match(DIGITS)?.length ?? 0) > MOST_DIGITS.inAll ||
    (text.match(DIGITS_IN_A_ROW) ?? []).some((digits) => [...digits].length > MOST_DIGITS.inARow) ||
    PLACE.test(text.replace(PUNCTUATION, ' ')) ||
    LONG_WORD.test(text) ||
    orderNumberIn(text) !== undefined
  )
}
