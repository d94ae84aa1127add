import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import * as messages from '#messages/register.ts'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, redirectSignedIn } from './entrance.ts'
import { PersonForm, usePersonSubmit } from './PersonForm.tsx'
import { registration } from './person-forms.ts'
import { register } from './sign-in.ts'

export const loader = redirectSignedIn

export function Component() {
  const navigate = useNavigate()
  const registerForm = usePersonSubmit({
    id: 'register',
    fields: registration,
    send: async (values) => navigate(landingOf(await register(values)), { replace: true }),
    success: messages.success,
    fallback: messages.failed,
  })
  return (
    <AccountCard
      title={messages.title}
      intro={messages.intro}
      otherwise={
        <p>
          {messages.haveOne({
            link: (content) => (
              <Link
                to={paths.login()}
                className="inline-flex min-h-11 min-w-11 items-center font-semibold text-plum underline underline-offset-4"
              >
                {content}
              </Link>
            ),
          })}
        </p>
      }
    >
      <PersonForm of={registerForm} button={[messages.title, messages.creating]} />
    </AccountCard>
  )
}
