import { terms } from '#domain/terms.ts'

/**
 * What a person is asked for, alike on every form, with the tokens by which a browser fills it in.
 * `<TextField {...personFields.email} {...form.field('email')} />`
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
