import { t } from '#messages'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { PersonForm, usePersonSubmit } from '#web/shop/account/PersonForm.tsx'
import { type FormText, shortRegistration } from '#web/shop/account/person-forms.ts'
import { register } from '#web/shop/account/sign-in.ts'

interface RegisterFormProps {
  /** Values typed here or in another form before. */
  readonly begun: FormText
  readonly onTyped: (typed: FormText) => void
}

/** Registration inside the checkout; the guest's cart is merged into the account's. */
export function RegisterForm({ begun, onTyped }: RegisterFormProps) {
  const registration = usePersonSubmit({
    id: 'register',
    fields: shortRegistration,
    begun,
    onTyped,
    send: register,
    success: t.checkout.registerSuccess,
    fallback: t.checkout.registerFailed,
  })
  return (
    <PersonForm
      of={registration}
      button={[t.checkout.registerProceed, t.checkout.creating]}
      frame={(fields) => <Section title={t.checkout.registerTitle}>{fields}</Section>}
    />
  )
}
