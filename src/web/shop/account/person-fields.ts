import { t } from '#messages'

/** Labels and autocomplete tokens of personal fields, the same on every form. */
export const personFields = () =>
  ({
    name: { label: t.forms.name, autoComplete: 'name', required: true },
    email: { label: t.forms.email, type: 'email', autoComplete: 'email', required: true },
    phone: {
      label: t.forms.phone,
      hint: t.forms.phoneHint,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      placeholder: '0300 1234567',
      required: true,
    },
  }) as const
