import { groupedByFour, RECOVERY_CODES } from '#domain/accounts/second-step.ts'
import * as messages from '#messages/code-fields.ts'

/** Labels and autocomplete tokens of fields for codes, like `personFields`. */
export const codeControls = {
  app: {
    label: messages.app,
    hint: messages.appHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    required: true,
  },
  recovery: {
    label: messages.recovery,
    hint: messages.recoveryHint({ count: RECOVERY_CODES }),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder: groupedByFour('abcdefghjkmnpqrs', '-'),
    required: true,
  },
  /** Control that accepts either code. */
  any: {
    label: messages.any,
    hint: messages.anyHint,
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  },
} as const
