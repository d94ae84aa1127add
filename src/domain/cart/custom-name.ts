import type { FieldRule } from '#domain/forms/rules.ts'

/** Most letters of a name on a case, as `lettersIn` counts them. */
export const MAX_CUSTOM_NAME = 14

/** Message for a name that can't be printed. */
export const CUSTOM_NAME_REFUSED = `Please use up to ${MAX_CUSTOM_NAME} letters, digits or spaces`

const HEART = '♥'
/** The two hearts that keyboards have, each told to be a text, a picture, or neither. */
const HEARTS = /[\u2665\u2764][\uFE0E\uFE0F]?/gu
/** White space that keyboards insert between words. */
const SPACES = /[ \u00A0]+/gu

/**
 * Latin letters with and without accents, digits of both scripts, space, & and the heart; letters of
 * Urdu, and those that an Arabic keyboard has in their place, each with up to two signs over or under
 * it: zabar, zer, pesh, tashdid, sukun, hamza, khari zabar. Nothing here is without a shape of its own:
 * controls, marks of direction, joiners and what has no width are in neither list.
 */
const PRINTABLE =
  /^(?:[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017E0-9\u06F0-\u06F9 &♥]|[\u0621-\u063A\u0641-\u064A\u0679\u067E\u0686\u0688\u0691\u0698\u06A9\u06AF\u06BA\u06BE\u06C0-\u06C3\u06CC\u06D2\u06D3][\u064E-\u0652\u0654\u0670]{0,2})*$/u

/**
 * The length of a name as people count it: a letter with the signs over and under it is one, so
 * that a name is as long with its vowels as without. Spaces count.
 */
export function lettersIn(name: string): number {
  return [...name.normalize('NFC').replace(/\p{M}+/gu, '')].length
}

/**
 * The name that a customer wants on a case, in the form in which it is printed and compared; '' for
 * none (rule: name-on-the-case). Letters that look alike become alike, so that it is one line of
 * the cart.
 */
export const customNameField: FieldRule = {
  missing: CUSTOM_NAME_REFUSED,
  read(typed) {
    const value = typed
      .normalize('NFC')
      .replace(HEARTS, HEART)
      .replace(SPACES, ' ')
      .replace(/^ | $/gu, '')
    const isOne =
      PRINTABLE.test(value) &&
      lettersIn(value) <= MAX_CUSTOM_NAME &&
      value.indexOf(HEART) === value.lastIndexOf(HEART)
    return isOne ? { value } : { mistake: CUSTOM_NAME_REFUSED }
  },
}
