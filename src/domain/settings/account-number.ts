import { formatPhone, parsePhone } from '#domain/forms/phone.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'

/** Wallet or bank account number in groups for legibility; the digits stay unchanged. */
export function groupedNumber(number: string): string {
  const phone = parsePhone(number)
  if (phone?.startsWith('+92')) return formatPhone(phone)
  return number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

/** Stored form of a typed Pakistani mobile number: `03001234567`; null for any other text. */
export function pakistaniMobile(typed: string): string | null {
  const phone = typed.length <= 40 ? parsePhone(typed) : null
  return phone?.startsWith('+92') ? `0${phone.slice(3)}` : null
}

const NUMBER_MISSING = 'Please enter the account number'
const NOT_AN_ACCOUNT = 'Please enter a Pakistani mobile number or an IBAN that begins with PK'
const WRONG_IBAN = 'This IBAN has a mistake: its check digits do not fit. Please compare each digit'

/** Form of a Pakistani IBAN: two check digits, the bank's four letters, 16 letters or digits. */
const PAKISTANI_IBAN = /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/

/**
 * Rule of the number of an account for transfers: a Pakistani mobile number, stored as
 * `03001234567`, or an IBAN of Pakistan with valid check digits, stored without spaces (rule:
 * shop-facts).
 */
export const accountNumber: FieldRule = {
  missing: () => NUMBER_MISSING,
  read(entered) {
    const typed = withoutInvisible(entered)
    if (typed.trim() === '') return { mistake: NUMBER_MISSING }
    const mobile = pakistaniMobile(typed)
    if (mobile !== null) return { value: mobile }
    const iban = typed.toUpperCase().replace(/[\s-]/g, '')
    if (!PAKISTANI_IBAN.test(iban)) return { mistake: NOT_AN_ACCOUNT }
    return hasValidCheckDigits(iban) ? { value: iban } : { mistake: WRONG_IBAN }
  },
}

/** Whether the check digits 3 and 4 of an IBAN are valid: ISO 13616, remainder 1 modulo 97. */
function hasValidCheckDigits(iban: string): boolean {
  const rotated = iban.slice(4) + iban.slice(0, 4)
  let remainder = 0
  for (const character of rotated) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
