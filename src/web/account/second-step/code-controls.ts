/** Controls of codes of the second step, as `personFields` for other values. */
export const codeControls = {
  app: {
    label: 'Code from your app',
    hint: 'Six digits, new every 30 seconds.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    required: true,
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the eight that you saved. Each works once.',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder: 'abcd-efgh-jkmn-pqrs',
    required: true,
  },
  /** Control that accepts either code. */
  any: {
    label: 'Code',
    hint: 'From your authenticator app, or one of your recovery codes.',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  },
} as const
