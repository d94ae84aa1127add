import type { FieldRule } from '#domain/forms/rules.ts'
import { PASSWORD_NEEDED } from './sentences.ts'

/**
 * The password that an account has, asked for once more before a change. Apart from the other rules of
 * passwords, which every first visit carries.
 */
export const currentPassword: FieldRule = {
  missing: PASSWORD_NEEDED,
  read: (typed) => (typed === '' ? { mistake: PASSWORD_NEEDED } : { value: typed }),
}
