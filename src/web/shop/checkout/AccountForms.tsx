import '#web/shop/store/account-calls.ts'
import { useEffect } from 'react'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ForgotPassword } from '#web/shop/account/AccountCard.tsx'
import {
  type FormText,
  loginForm,
  PersonForm,
  shortRegistration,
  usePersonForm,
} from '#web/shop/account/PersonForm.tsx'
import { CodeForm } from '#web/shop/account/second-step/proof-forms.tsx'
import { enter, useLogin } from '#web/shop/account/sign-in.ts'

interface AccountFormProps {
  readonly begun: FormText
  readonly onTyped: (typed: FormText) => void
  /** Reason for the login of a customer whose session ended. */
  readonly notice: string | null
}

/** Login or registration inside the checkout; the guest's cart is merged into the account's. */
export function AccountForm({ mode, ...form }: AccountFormProps & { readonly mode: string }) {
  return mode === 'login' ? <LoginForm {...form} /> : <RegisterForm {...form} />
}

function LoginForm({ notice, ...entries }: AccountFormProps) {
  const login = useLogin(() => toast.success(t.checkout.loginSuccess))
  const form = usePersonForm({
    id: 'login',
    fields: loginForm,
    ...entries,
    send: (body) => login.enterBy(send('logIn', { body })),
    fallback: t.account.loginFailed,
  })
  // This form is shorter than the previous one: without scrolling, the screen would show the
  // content below.
  useEffect(() => {
    if (notice) focusHeading('checkout-login-title')
  }, [notice])
  if (login.challenge !== null) {
    return (
      <CodeForm
        login={login}
        challenge={login.challenge}
        onBackToPassword={login.end}
        frame={(field) => <Section title={t.checkout.oneMoreStep}>{field}</Section>}
      />
    )
  }
  return (
    <PersonForm
      {...form}
      button={[t.checkout.loginProceed, t.account.loggingIn]}
      belowButton={<ForgotPassword />}
      frame={(fields) => (
        <Section id="checkout-login-title" title={t.checkout.loginTitle}>
          {notice && (
            <Notice tone="warning" isAlert title={notice}>
              {t.checkout.typedIsKept}
            </Notice>
          )}
          {fields}
        </Section>
      )}
    />
  )
}

function RegisterForm({ begun, onTyped }: Omit<AccountFormProps, 'notice'>) {
  const form = usePersonForm({
    id: 'register',
    fields: shortRegistration,
    begun,
    onTyped,
    send: async (body) => enter(await send('register', { body })),
    success: t.checkout.registerSuccess,
    fallback: t.checkout.registerFailed,
  })
  return (
    <PersonForm
      {...form}
      button={[t.checkout.registerProceed, t.checkout.creating]}
      frame={(fields) => <Section title={t.checkout.registerTitle}>{fields}</Section>}
    />
  )
}
