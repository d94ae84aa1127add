import { terms } from '#domain/terms.ts'
import { register } from '#web/account/sign-in.ts'
import { useSubmit } from '#web/shell/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import type { RegisterFormHandle } from './entry-forms.ts'

interface RegisterFormProps {
  readonly form: RegisterFormHandle
}

/** Making an account without leaving the checkout; the cart comes along. */
export function RegisterForm({ form }: RegisterFormProps) {
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => register(form.typed),
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
      <CheckoutSection id="checkout-register-title" title="Register">
        <TextField label="Full name" autoComplete="name" required {...form.field('name')} />
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <TextField
          label="Password"
          hint={`At least ${terms.minPassword} characters.`}
          type="password"
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
      </CheckoutSection>
    </Form>
  )
}
