import { withoutInvisible } from '#domain/text/invisible.ts'
import { latinDigits } from '#domain/text/letters.ts'

const PUNCTUATION = /[\s\u00A0().\-\u2010-\u2015/]/g

/**
 * Parses a typed phone number into its stored form: `+923001234567` for Pakistani mobiles (03xx…,
 * 3xx…, +92…, 0092…, Urdu digits, spaces, dashes), `+` and digits for other countries; null for any
 * other text (rule: phone-format).
 */
export function parsePhone(typed: string): string | null {
  const compact = latinDigits(withoutInvisible(typed)).replace(PUNCTUATION, '')
  const international = compact.replace(/^00/, '+')
  const pakistani = /^(?:\+92|92|0|\+920)?(3\d{9})$/.exec(international)
  if (pakistani) return `+92${pakistani[1]}`
  if (international.startsWith('+92')) return null
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null
}

/** Displayed form of a stored number: '0300 1234567' for Pakistan (rule: phone-format). */
export function formatPhone(stored: string): string {
  const pakistani = /^\+92(3\d{2})(\d{7})$/.exec(stored)
  return pakistani ? `0${pakistani[1]} ${pakistani[2]}` : stored
}
