import { type FieldRule, optionalText } from '#domain/forms/rules.ts'
import { groupedNumber, pakistaniMobile } from './account-number.ts'

const optional = optionalText({ max: 40 })

/**
 * Rule of the number at which the shop reads WhatsApp: a Pakistani mobile number, read and stored as
 * that of a wallet (`03001234567`); '' for none.
 */
export const whatsAppNumber: FieldRule = {
  missing: optional.missing,
  read(typed) {
    const text = optional.read(typed)
    if ('mistake' in text || text.value === '') return text
    const value = pakistaniMobile(text.value)
    return value === null ? { mistake: 'Please enter a Pakistani mobile number' } : { value }
  },
}

/**
 * Consequence of another number, for the form, the activity log and the letter to admins (rule:
 * whatsapp-number).
 */
export function whatsAppSentence(number: string): string {
  return number === ''
    ? 'Customers no longer have a WhatsApp number of the shop.'
    : `Customers write on WhatsApp to ${groupedNumber(number)} from now on.`
}
