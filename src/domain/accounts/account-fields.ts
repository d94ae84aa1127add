import {
  type FieldRule,
  newPassword,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '#domain/forms/rules.ts'

/** What an account is made of. */
export const accountFields = {
  name: requiredText('Please enter your full name', { max: 100 }),
  email: requiredEmail('Please enter your email address'),
  phone: requiredPhone('Please enter a phone number'),
  password: newPassword,
} as const satisfies Record<string, FieldRule>

/** Said when a password was not typed the same way twice. */
const PASSWORDS_DIFFER = 'Passwords do not match'

/** The new password once more, so that nobody locks themselves out by a slip; it is not sent. */
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
 * What the login asks. The password's length is not checked here: an old or wrong one is simply
 * wrong.
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
