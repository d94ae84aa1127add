import { Link, useLoaderData, useNavigate } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { AccountCard } from './AccountCard.tsx'
import { type LoginTarget, landingOf, redirectSignedIn, takeLoginTarget } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PersonForm, usePersonSubmit } from './PersonForm.tsx'
import { PasskeyLogin } from './passkeys/PasskeyLogin.tsx'
import { loginForm } from './person-forms.ts'
import { CodeForm } from './second-step/CodeForm.tsx'
import { logIn } from './sign-in.ts'
import { useChallenge } from './use-challenge.ts'

/**
 * Redirects a signed-in visitor. Otherwise the page that led to the login, if the login explains it;
 * else null.
 */
export function loader(): LoginTarget | null {
  redirectSignedIn()
  return takeLoginTarget()
}

export function Component() {
  const navigate = useNavigate()
  const wanted = useLoaderData<LoginTarget | null>()
  const { challenge, userOrChallenge, end } = useChallenge()
  const onEntered = async (user: SignedInUser) => {
    await navigate(landingOf(user), { replace: true })
    toast.success(t.account.loginSuccess)
  }
  const login = usePersonSubmit({
    id: 'login',
    fields: loginForm,
    send: async (values) => {
      const user = await userOrChallenge(logIn(values))
      if (user) await onEntered(user)
    },
    fallback: t.account.loginFailed,
  })
  if (challenge !== null) {
    return (
      <AccountCard title={t.account.oneMoreStep} intro={t.account.passwordWasRight}>
        <CodeForm
          challenge={challenge}
          onEntered={onEntered}
          onBackToPassword={() => {
            end()
            focusHeading()
          }}
        />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={t.account.loginTitle}
      intro={wanted === 'orders' ? <OrdersAsked /> : t.account.welcomeBack}
      otherwise={
        <p>
          {t.account.newHere({
            link: (content) => (
              <Link
                to={paths.register()}
                className="inline-flex min-h-11 min-w-11 items-center font-semibold text-plum underline underline-offset-4"
              >
                {content}
              </Link>
            ),
          })}
        </p>
      }
    >
      <PersonForm
        of={login}
        button={[t.account.loginTitle, t.account.loggingIn]}
        belowButton={
          <>
            <PasskeyLogin onEntered={onEntered} />
            <ForgotPassword />
          </>
        }
      />
    </AccountCard>
  )
}

/** Explanation for a visitor who wanted to see orders, and the link that needs no login. */
function OrdersAsked() {
  return t.account.ordersNeedAccount({
    link: (content) => (
      <Link
        to={paths.trackOrder()}
        className="font-semibold text-plum underline underline-offset-4"
      >
        {content}
      </Link>
    ),
  })
}
