import { groupedByFour, RECOVERY_CODES } from '#domain/accounts/second-step.ts'
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

/** Labels and autocomplete tokens of fields for codes, like `personFields`. */
export const codeControls = () =>
  ({
    app: {
      label: t.account.appCode,
      hint: t.account.appCodeHint,
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
      required: true,
    },
    recovery: {
      label: t.account.recovery,
      hint: t.account.recoveryHint({ count: RECOVERY_CODES }),
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      placeholder: groupedByFour('abcdefghjkmnpqrs', '-'),
      required: true,
    },
    /** Control that accepts either code. */
    any: {
      label: t.account.anyCode,
      hint: t.account.anyCodeHint,
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
      required: true,
    },
  }) as const
