import { exceedsLetters } from '#domain/forms/letters.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Message for a name that can't be printed. */
export const customNameRefused = (): string =>
  t.liveName.nameRefused({ count: terms.maxCustomName })

const HEART = '♥'
/** The two hearts of keyboards, each with an optional text or emoji selector. */
const HEARTS = /[\u2665\u2764][\uFE0E\uFE0F]?/gu
/** White space that keyboards insert between words. */
const SPACES = /[ \u00A0]+/gu

/**
 * Latin letters with accents, digits of both scripts, space, & and the heart; letters of Urdu, each
 * with up to two marks. All are visible: controls, direction marks, joiners and zero-width
 * characters are excluded.
 */
const PRINTABLE =
  /^(?:[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017E0-9\u06F0-\u06F9 &♥]|[\u0621-\u063A\u0641-\u064A\u0679\u067E\u0686\u0688\u0691\u0698\u06A9\u06AF\u06BA\u06BE\u06C0-\u06C3\u06CC\u06D2\u06D3][\u064E-\u0652\u0654\u0670]{0,2})*$/u

/**
 * Rule of the name on a case, normalized to its printed form; '' for none (rule: name-on-the-case).
 * Variants of a letter become one, so that equal names are one cart line.
 */
export const customNameField: FieldRule = {
  missing: customNameRefused,
  read(typed) {
    const value = typed
      .normalize('NFC')
      .replace(HEARTS, HEART)
      .replace(SPACES, ' ')
      .replace(/^ | $/gu, '')
    const isOne =
      PRINTABLE.test(value) &&
      !exceedsLetters(value, terms.maxCustomName) &&
      value.indexOf(HEART) === value.lastIndexOf(HEART)
    return isOne ? { value } : { mistake: customNameRefused() }
  },
}
