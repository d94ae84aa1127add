import type { FieldRule } from '#domain/forms/rules.ts'
import { PASSWORD_NEEDED } from './sentences.ts'

/**
 * Rule of the current password, required again before a change. In a module of its own, since every
 * first visit loads the other password rules.
 */
export const currentPasswordRule: FieldRule = {
  missing: PASSWORD_NEEDED,
  read: (typed) => (typed === '' ? { mistake: PASSWORD_NEEDED } : { value: typed }),
}
