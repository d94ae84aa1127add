import { groupedByFour } from '#domain/accounts/second-step.ts'
import * as messages from '#messages/code-fields.ts'

/** Controls of codes of the second step, as `personFields` for other values. */
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
    hint: messages.recoveryHint,
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
