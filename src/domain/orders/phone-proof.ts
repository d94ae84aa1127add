import { parsePhone } from '#domain/accounts/phone.ts'

/**
 * A phone number sent as proof, in the stored form; '' when it can't be one. More forgiving than
 * the checkout: another country's number may come without its plus (D29).
 */
export function provingPhone(typed: string): string {
  return parsePhone(typed) ?? parsePhone(`+${typed.trim()}`) ?? ''
}
