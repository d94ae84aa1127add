import { groupedByFour, RECOVERY_CODES } from '#domain/accounts/second-step.ts'
import { t } from '#messages'

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
