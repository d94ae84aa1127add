import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
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
    success: t.account.registerSuccess,
    fallback: t.account.registerFailed,
  })
  return (
    <AccountCard
      title={t.account.registerTitle}
      intro={t.account.registerIntro}
      otherwise={
        <p>
          {t.account.haveOne({
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
      <PersonForm of={registerForm} button={[t.account.registerTitle, t.account.creating]} />
    </AccountCard>
  )
}
