/**
 * Labels and autocomplete tokens of personal fields, the same on every form. `<TextField
 * {...personFields.email} {...form.field('email')} />`
 */
export const personFields = {
  name: { label: 'Full name', autoComplete: 'name', required: true },
  email: { label: 'Email address', type: 'email', autoComplete: 'email', required: true },
  phone: {
    label: 'Delivery phone',
    hint: 'Courier calls this number before delivery.',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '0300 1234567',
    required: true,
  },
} as const
