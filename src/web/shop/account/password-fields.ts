import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Labels and autocomplete tokens of password fields, like `personFields`. */
export const passwordFields = () =>
  ({
    password: {
      label: t.account.password,
      type: 'password',
      autoComplete: 'current-password',
      required: true,
    },
    newPassword: {
      label: t.account.password,
      hint: t.account.newPasswordHint({ count: terms.minPassword }),
      type: 'password',
      autoComplete: 'new-password',
      required: true,
    },
    confirmPassword: {
      label: t.account.confirmPassword,
      type: 'password',
      autoComplete: 'new-password',
      required: true,
    },
  }) as const
