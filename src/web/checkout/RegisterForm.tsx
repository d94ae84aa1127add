import { PersonFields } from '#web/account/PersonFields.tsx'
import { shortRegistration, type Typed, usePersonForm } from '#web/account/person-forms.ts'
import { register } from '#web/account/sign-in.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useLiftedEntry } from './use-lifted-entry.ts'

interface RegisterFormProps {
  /** What was typed here or in another form before. */
  readonly begun: Typed
  readonly onTyped: (typed: Typed) => void
}

/** Making an account without leaving the checkout; the cart comes along. */
export function RegisterForm({ begun, onTyped }: RegisterFormProps) {
  const form = usePersonForm('register', shortRegistration, begun)
  useLiftedEntry(form, onTyped)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => register(form.sent()),
    success: 'Account created successfully!',
    fallback: 'Registration failed. Please try again.',
  })
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={
        <Button type="submit" size="large" wide busy={isPending}>
          {isPending ? 'Creating your account…' : 'Register and Continue'}
        </Button>
      }
    >
      <Section title="Register">
        <PersonFields of={shortRegistration} form={form} />
      </Section>
    </Form>
  )
}
