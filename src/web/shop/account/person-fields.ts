import * as messages from '#messages/person-fields.ts'

/**
 * Labels and autocomplete tokens of personal fields, the same on every form. `<TextField
 * {...personFields.email} {...form.field('email')} />`
 */
export const personFields = {
  name: { label: messages.name, autoComplete: 'name', required: true },
  email: { label: messages.email, type: 'email', autoComplete: 'email', required: true },
  phone: {
    label: messages.phone,
    hint: messages.phoneHint,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '0300 1234567',
    required: true,
  },
} as const
