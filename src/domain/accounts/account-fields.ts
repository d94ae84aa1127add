import { type FieldRule, requiredEmail, requiredPhone, requiredText } from '#domain/forms/rules.ts'

/** Fields of an account, beside its password. */
export const accountFields = {
  name: requiredText('Please enter your full name', { max: 100 }),
  email: requiredEmail('Please enter your email address'),
  phone: requiredPhone('Please enter a phone number'),
} as const satisfies Record<string, FieldRule>
