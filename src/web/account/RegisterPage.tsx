import { Link, useNavigate } from 'react-router'
import { accountFields, confirmationOf } from '#domain/accounts/account-fields.ts'
import { paths } from '#domain/paths.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle } from '#web/frame/page-title.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, sendOnSignedIn } from './entrance.ts'
import { personFields } from './person-fields.ts'
import { register } from './sign-in.ts'

const nothingTyped = { name: '', email: '', password: '', confirmPassword: '' }

export const loader = sendOnSignedIn

export function Component() {
  const navigate = useNavigate()
  const form = useForm('register', nothingTyped, ({ password }) => ({
    name: accountFields.name,
    email: accountFields.email,
    password: accountFields.password,
    confirmPassword: confirmationOf(password),
  }))
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { name, email, password } = form.typed
      const user = await register({ name, email, password })
      return navigate(landingOf(user), { replace: true })
    },
    success: 'Registration successful!',
    fallback: 'Registration failed. Please try again.',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <AccountCard
      title="Register"
      intro="One account for your cart, your orders and your reviews."
      otherwise={
        <p>
          Already have an account?{' '}
          <Link
            to={paths.login()}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-plum underline underline-offset-4"
          >
            Login
          </Link>
        </p>
      }
    >
      <Form
        form={form}
        isPending={isPending}
        failure={failure}
        onSubmit={submit}
        submit={
          <Button type="submit" size="large" wide busy={isPending}>
            {isPending ? 'Creating your account…' : 'Register'}
          </Button>
        }
      >
        <TextField {...personFields.name} {...form.field('name')} />
        <TextField {...personFields.email} {...form.field('email')} />
        <TextField {...personFields.newPassword} {...form.field('password')} />
        <TextField {...personFields.confirmPassword} {...form.field('confirmPassword')} />
      </Form>
    </AccountCard>
  )
}
