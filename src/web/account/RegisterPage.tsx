import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle } from '#web/frame/head/page-title.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, sendOnSignedIn } from './entrance.ts'
import { PersonFields } from './PersonFields.tsx'
import { registration, usePersonForm } from './person-forms.ts'
import { register } from './sign-in.ts'

export const loader = sendOnSignedIn

export function Component() {
  const navigate = useNavigate()
  const form = usePersonForm('register', registration)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => navigate(landingOf(await register(form.sent())), { replace: true }),
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
        <PersonFields of={registration} form={form} />
      </Form>
    </AccountCard>
  )
}
