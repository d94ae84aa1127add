import { type FieldRule, requiredEmail, requiredPhone, requiredText } from '#domain/forms/rules.ts'
import { t } from '#messages'

/** Fields of an account, other than its password. */
export const accountFields = {
  name: requiredText(() => t.forms.noName, { max: 100 }),
  email: requiredEmail(() => t.forms.noEmail),
  phone: requiredPhone(() => t.forms.noPhone),
} as const satisfies Record<string, FieldRule>
