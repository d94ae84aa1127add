import { formatPhone, parsePhone } from '#domain/forms/phone.ts'

/** A wallet or bank account number in groups that the eye can follow; the digits stay as they are. */
export function groupedNumber(number: string): string {
  const phone = parsePhone(number)
  if (phone?.startsWith('+92')) return formatPhone(phone)
  return number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
