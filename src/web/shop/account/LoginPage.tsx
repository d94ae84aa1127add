import '#web/shop/store/account-calls.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { linkTo, textLink } from '#web/kit/ui/message-tags.tsx'
import { AccountCard, ForgotPassword } from './AccountCard.tsx'
import { type LoginTarget, landingOf, redirectSignedIn, takeLoginTarget } from './entrance.ts'
import { loginForm, PersonForm, usePersonForm } from './PersonForm.tsx'
import { logInByPasskey, supportsPasskeys } from './passkeys/authenticator.ts'
import { CodeForm } from './second-step/proof-forms.tsx'
import { useLogin } from './sign-in.ts'

/** Redirects a signed-in visitor; returns the page that led here, if the login explains it. */
export function loader(): LoginTarget | null {
  redirectSignedIn()
  return takeLoginTarget()
}

export function Component() {
  const navigate = useNavigate()
  const wanted = useLoaderData<LoginTarget | null>()
  const login = useLogin(async (user) => {
    await navigate(landingOf(user), { replace: true })
    toast.success(t.account.loginSuccess)
  })
  const form = usePersonForm({
    id: 'login',
    fields: loginForm,
    send: (body) => login.enterBy(send('logIn', { body })),
    fallback: t.account.loginFailed,
  })
  if (login.challenge !== null) {
    return (
      <AccountCard title={t.account.oneMoreStep} intro={t.account.passwordWasRight}>
        <CodeForm
          login={login}
          challenge={login.challenge}
          onBackToPassword={() => {
            login.end()
            focusHeading()
          }}
        />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={t.account.loginTitle}
      intro={
        wanted === 'orders'
          ? t.account.ordersNeedAccount({ link: trackOrders })
          : t.account.welcomeBack
      }
      otherwise={
        <p>{t.account.newHere({ link: linkTo(paths.register(), `min-w-11 ${textLink}`) })}</p>
      }
    >
      <PersonForm
        {...form}
        button={[t.account.loginTitle, t.account.loggingIn]}
        belowButton={
          <>
            <PasskeyLogin login={login} />
            <ForgotPassword />
          </>
        }
      />
    </AccountCard>
  )
}

/** Link to orders that needs no login, for a visitor who wanted to see them. */
const trackOrders = linkTo(
  paths.trackOrder(),
  'font-semibold text-plum underline underline-offset-4',
)

/** Button of a login by passkey; not rendered without support. */
function PasskeyLogin({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const { isPending, run } = useAction({
    run: () => login.enterBy(logInByPasskey()),
    fallback: t.account.loginFailed,
  })
  if (!supportsPasskeys()) return null
  return (
    <Button kind="secondary" icon="user" wide busy={isPending} onClick={() => void run()}>
      {t.account.logIn}
    </Button>
  )
}
