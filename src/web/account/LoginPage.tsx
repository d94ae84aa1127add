import { Link, useNavigate } from 'react-router'
import { loginFields } from '#domain/accounts/account-fields.ts'
import { paths } from '#domain/paths.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle } from '#web/frame/page-title.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, sendOnSignedIn } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { personFields } from './person-fields.ts'
import { logIn } from './sign-in.ts'

export const loader = sendOnSignedIn

export function Component() {
  const navigate = useNavigate()
  const form = useForm('login', { email: '', password: '' }, loginFields)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => navigate(landingOf(await logIn(form.typed)), { replace: true }),
    success: 'Login successful!',
    fallback: 'Login failed. Please try again.',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <AccountCard
      title="Login"
      intro="Welcome back. Your cart and your orders are where you left them."
      otherwise={
        <p>
          New here?{' '}
          <Link
            to={paths.register()}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-plum underline underline-offset-4"
          >
            Create an account
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
          <>
            <Button type="submit" size="large" wide busy={isPending}>
              {isPending ? 'Logging in…' : 'Login'}
            </Button>
            <ForgotPassword />
          </>
        }
      >
        <TextField {...personFields.email} {...form.field('email')} />
        <TextField {...personFields.password} {...form.field('password')} />
      </Form>
    </AccountCard>
  )
}
