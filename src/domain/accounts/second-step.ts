import type { FieldRule } from '#domain/forms/rules.ts'
import { showsNothing, withoutInvisible } from '#domain/text/invisible.ts'
import { latinDigits } from '#domain/text/letters.ts'
import { inSeconds, MINUTE } from '#domain/text/units.ts'
import { t } from '#messages'

/** Seconds for which an authenticator app displays a code. */
export const CODE_PERIOD = 30

/** Time steps around the present one whose codes are accepted, for a clock up to 60 s off. */
export const STEPS_OFF = 2

/** Milliseconds between the correct password and the code. */
export const CHALLENGE_LIFETIME = 10 * MINUTE

/** Number of recovery codes in a set. */
export const RECOVERY_CODES = 8

/** Longest delay in seconds after wrong codes, which allows some 100 guesses a day. */
export const LONGEST_CODE_DELAY = inSeconds(15 * MINUTE)

/** Parsed code: the app's six digits, or a recovery code in its stored form. */
export interface TypedCode {
  readonly kind: 'app' | 'recovery'
  readonly code: string
}

/** Alphabet without ambiguous characters (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Length of a recovery code: 80 random bits. */
export const RECOVERY_LENGTH = 16

/** Parses a code with spaces, hyphens, capitals or Urdu digits; null for any other text. */
export function readCode(typed: string): TypedCode | null {
  const compact = latinDigits(withoutInvisible(typed))
    .replace(/[\s\u00A0\u2010-\u2015-]/g, '')
    .toLowerCase()
  if (/^\d{6}$/.test(compact)) return { kind: 'app', code: compact }
  const code = compact.replaceAll('o', '0').replace(/[il]/g, '1')
  const isRecovery =
    code.length === RECOVERY_LENGTH && [...code].every((sign) => RECOVERY_ALPHABET.includes(sign))
  return isRecovery ? { kind: 'recovery', code } : null
}

/** Text in groups of four, easy to read and copy: 'abcd-efgh-jkmn-pqrs'. */
export function groupedByFour(code: string, between: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(between)
}

/** Rule of the code field. */
export const codeField: FieldRule = {
  missing: () => t.account.noCode,
  read(typed) {
    if (showsNothing(typed)) return { mistake: t.account.noCode }
    return readCode(typed) === null ? { mistake: t.account.codeWrong } : { value: typed }
  },
}

/** Limits the passkeys of an account. */
export const MAX_PASSKEYS = 10

/** Message for a passkey beyond the limit. */
export const tooManyPasskeys = (): string => t.account.tooManyPasskeys({ count: MAX_PASSKEYS })
