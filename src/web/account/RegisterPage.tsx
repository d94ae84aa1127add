import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, sendOnSignedIn } from './entrance.ts'
import { PersonForm, usePersonSubmit } from './PersonForm.tsx'
import { registration } from './person-forms.ts'
import { register } from './sign-in.ts'

export const loader = sendOnSignedIn

export function Component() {
  const navigate = useNavigate()
  const registerForm = usePersonSubmit({
    id: 'register',
    fields: registration,
    send: async (values) => navigate(landingOf(await register(values)), { replace: true }),
    success: 'Registration successful!',
    fallback: 'Registration failed. Please try again.',
  })
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
      <PersonForm of={registerForm} button={['Register', 'Creating your account…']} />
    </AccountCard>
  )
}
