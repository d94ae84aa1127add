import { terms } from '#domain/terms.ts'
import * as messages from '#messages/password-fields.ts'

/** Labels and autocomplete tokens of password fields, like `personFields`. */
export const passwordFields = {
  password: {
    label: messages.password,
    type: 'password',
    autoComplete: 'current-password',
    required: true,
  },
  newPassword: {
    label: messages.password,
    hint: messages.newPasswordHint({ count: terms.minPassword }),
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  },
  confirmPassword: {
    label: messages.confirmPassword,
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  },
} as const
