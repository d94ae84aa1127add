import type { FieldRule } from '#domain/forms/rules.ts'
import { PASSWORD_NEEDED } from './sentences.ts'

/**
 * Rule of the present password, asked for again before a change. Separate from the other password
 * rules, which every first visit loads.
 */
export const currentPassword: FieldRule = {
  missing: PASSWORD_NEEDED,
  read: (typed) => (typed === '' ? { mistake: PASSWORD_NEEDED } : { value: typed }),
}
