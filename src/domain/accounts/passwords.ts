import type { FieldRule } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import { accountFields } from './account-fields.ts'

/** Message for a password that is too short. */
export const PASSWORD_TOO_SHORT = `Password must be at least ${terms.minPassword} characters`

/** Limits the length of a password, and so the work of the hash (rule: passwords). */
const MAX_PASSWORD = 128

/** Rule of a new password: 6 to 128 characters, kept as typed (rule: passwords). */
export const newPassword: FieldRule = {
  missing: 'Please enter a password',
  read(typed) {
    if (typed === '') return { mistake: 'Please enter a password' }
    if (typed.length < terms.minPassword) return { mistake: PASSWORD_TOO_SHORT }
    if (typed.length > MAX_PASSWORD)
      return { mistake: `Please use at most ${MAX_PASSWORD} characters` }
    return { value: typed }
  },
}

/** Message when the two passwords differ. */
const PASSWORDS_DIFFER = 'Passwords do not match'

/** Rule of the repeated new password, against mistyping; it is not sent. */
export function confirmationOf(password: string): FieldRule<string, undefined> {
  const missing = 'Please confirm your password'
  return {
    missing,
    read(typed) {
      if (typed === '') return { mistake: missing }
      return typed === password ? { value: undefined } : { mistake: PASSWORDS_DIFFER }
    },
  }
}

/**
 * Fields of the login. The password's length is not checked, so that an older or wrong one is
 * simply wrong.
 */
export const loginFields = {
  email: accountFields.email,
  password: {
    missing: 'Please enter your password',
    read: (typed) =>
      typed === '' || typed.length > 1000
        ? { mistake: 'Please enter your password' }
        : { value: typed },
  },
} as const satisfies Record<string, FieldRule>
