import { type FieldRule, requiredEmail, requiredPhone, requiredText } from '#domain/forms/rules.ts'
import * as messages from '#messages/account-fields.ts'

/** Fields of an account, other than its password. */
export const accountFields = {
  name: requiredText(messages.noName, { max: 100 }),
  email: requiredEmail(messages.noEmail),
  phone: requiredPhone(messages.noPhone),
} as const satisfies Record<string, FieldRule>
