import type { FieldRule } from '#domain/forms/rules.ts'
import { t } from '#messages'

/**
 * Rule of the current password, required again before a change. In a module of its own, since every
 * first visit loads the other password rules.
 */
export const currentPasswordRule: FieldRule = {
  missing: () => t.account.passwordNeeded,
  read: (typed) => (typed === '' ? { mistake: t.account.passwordNeeded } : { value: typed }),
}
