import { orderNumberIn } from '#domain/search/parse-query.ts'

/** Characters of a search term that are stored. */
export const LONGEST_TERM = 60

const URDU_AND_ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const PUNCTUATION_AROUND = /^[^\p{L}\p{N}+]+|[^\p{L}\p{M}\p{N}+]+$/gu

/**
 * A search as it is counted: in lower case, with single spaces, without signs around it, cut to 60
 * characters. Null for a text of signs alone and for one that may be about a person
 * (rule: counted-events).
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

/** Digits in a row, as in a postal code, and with signs between them, as in a phone number. */
const MOST_DIGITS = { inARow: 4, withSigns: 8 }
const DIGITS = new RegExp(`\\d{${MOST_DIGITS.inARow + 1}}`)
const DIGITS_WITH_SIGNS = new RegExp(`(?:\\d[\\s().\\-/+]*){${MOST_DIGITS.withSigns + 1}}`)
/** 'house 12', 'street no. 4', 'gali 7', '14-b block': no phone or case is called so. */
const PLACE =
  /\b(?:house|street|block|sector|phase|flat|plot|floor|lane|road|gali|galli|makan|mohalla|chak)\b\W*(?:no|number|num|#)?\W*\d|\d\W?[a-z]?\W*\b(?:street|st|block|sector|floor|lane|road)\b/
/** More than any word of the shop has: a token, a key, a link. */
const LONG_WORD = /\S{31,}/

/** Whether a text looks like an address of any kind, a number of a person's, or an order's number. */
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
