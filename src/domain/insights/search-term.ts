import { orderNumberIn } from '#domain/search/parse-query.ts'

/** Limits the stored characters of a search term. */
export const LONGEST_TERM = 60

const URDU_AND_ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const PUNCTUATION_AROUND = /^[^\p{L}\p{N}+]+|[^\p{L}\p{M}\p{N}+]+$/gu

/**
 * Counted form of a search: in lower case, with single spaces, without outer punctuation, cut to 60
 * characters. Null for punctuation alone and for text that may be personal (rule: counted-events).
 */
export function searchTerm(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(INVISIBLE, ' ')
    .replace(URDU_AND_ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  if (isPersonal(text)) return null
  const term = text.replace(PUNCTUATION_AROUND, '').slice(0, LONGEST_TERM).trim()
  return term === '' ? null : term
}

/** Limits of digits: in a row, as in a postal code, and with separators, as in a phone number. */
const MOST_DIGITS = { inARow: 4, withSigns: 8 }
const DIGITS = new RegExp(`\\d{${MOST_DIGITS.inARow + 1}}`)
const DIGITS_WITH_SIGNS = new RegExp(`(?:\\d[\\s().\\-/+]*){${MOST_DIGITS.withSigns + 1}}`)
/**
 * Matches addresses such as 'house 12', 'street no. 4', 'gali 7', '14-b block', which are not in
 * names of phones or cases.
 */
const PLACE =
  /\b(?:house|street|block|sector|phase|flat|plot|floor|lane|road|gali|galli|makan|mohalla|chak)\b\W*(?:no|number|num|#)?\W*\d|\d\W?[a-z]?\W*\b(?:street|st|block|sector|floor|lane|road)\b/
/** Matches a word longer than any of the shop's: a token, a key, a link. */
const LONG_WORD = /\S{31,}/

/** Whether a text looks like an address of any kind, a personal number, or an order's number. */
function isPersonal(text: string): boolean {
  return (
    text.includes('@') ||
    /:\/\/|\bwww\./.test(text) ||
    DIGITS.test(text) ||
    DIGITS_WITH_SIGNS.test(text) ||
    PLACE.test(text) ||
    LONG_WORD.test(text) ||
    orderNumberIn(text) !== undefined
  )
}
