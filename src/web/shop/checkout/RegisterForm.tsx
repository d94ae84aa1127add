import * as messages from '#messages/checkout-register.ts'
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
    success: messages.success,
    fallback: messages.failed,
  })
  return (
    <PersonForm
      of={registration}
      button={[messages.proceed, messages.creating]}
      frame={(fields) => <Section title={messages.title}>{fields}</Section>}
    />
  )
}
