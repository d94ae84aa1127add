import { PersonFields } from '#web/account/PersonFields.tsx'
import { type PersonFormHandle, shortRegistration } from '#web/account/person-fields.ts'
import { register } from '#web/account/sign-in.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Form } from '#web/ui/form/Form.tsx'

interface RegisterFormProps {
  readonly form: PersonFormHandle<typeof shortRegistration>
}

/** Making an account without leaving the checkout; the cart comes along. */
export function RegisterForm({ form }: RegisterFormProps) {
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
