import { parsePhone } from '#domain/forms/phone.ts'

/**
 * A phone number sent as proof, in the stored form; null when it can't be one. More forgiving than
 * the checkout: another country's number may come without its plus (rule: guest-order-access).
 */
export function provingPhone(typed: string): string | null {
  return parsePhone(typed) ?? parsePhone(`+${typed.trim()}`)
}
