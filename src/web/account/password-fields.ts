import { terms } from '#domain/terms.ts'

/** Controls of passwords, as `personFields` for other values. */
export const passwordFields = {
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    required: true,
  },
  newPassword: {
    label: 'Password',
    hint: `At least ${terms.minPassword} characters.`,
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  },
  confirmPassword: {
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  },
} as const
