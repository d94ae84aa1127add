import { useEffect } from 'react'
import { t } from '#messages'
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
  usePersonSubmit,
} from '#web/shop/account/PersonForm.tsx'
import { CodeForm } from '#web/shop/account/second-step/CodeForm.tsx'
import { logIn, register, useChallenge } from '#web/shop/account/sign-in.ts'

interface LoginFormProps {
  /** Values typed here or in another form before. */
  readonly begun: FormText
  readonly onTyped: (typed: FormText) => void
  /** Reason for the login of a customer whose session ended. */
  readonly notice: string | null
}

/** Login inside the checkout; the guest's cart is merged into the account's. */
export function LoginForm({ begun, onTyped, notice }: LoginFormProps) {
  const { challenge, userOrChallenge, end } = useChallenge()
  const onEntered = () => toast.success(t.checkout.loginSuccess)
  const login = usePersonSubmit({
    id: 'login',
    fields: loginForm,
    begun,
    onTyped,
    send: async (values) => {
      if (await userOrChallenge(logIn(values))) onEntered()
    },
    fallback: t.account.loginFailed,
  })
  // This form is shorter than the previous one: without scrolling, the screen would show the
  // content below.
  useEffect(() => {
    if (notice) focusHeading('checkout-login-title')
  }, [notice])
  if (challenge !== null) {
    return (
      <CodeForm
        challenge={challenge}
        onEntered={onEntered}
        onBackToPassword={end}
        frame={(field) => <Section title={t.checkout.oneMoreStep}>{field}</Section>}
      />
    )
  }
  return (
    <PersonForm
      of={login}
      button={[t.checkout.loginProceed, t.account.loggingIn]}
      belowButton={<ForgotPassword />}
      frame={(fields) => (
        <Section id="checkout-login-title" title={t.checkout.loginTitle}>
          {notice && (
            <Notice tone="warning" isAlert title={notice}>
              <p>{t.checkout.typedIsKept}</p>
            </Notice>
          )}
          {fields}
        </Section>
      )}
    />
  )
}

interface RegisterFormProps {
  /** Values typed here or in another form before. */
  readonly begun: FormText
  readonly onTyped: (typed: FormText) => void
}

/** Registration inside the checkout; the guest's cart is merged into the account's. */
export function RegisterForm({ begun, onTyped }: RegisterFormProps) {
  const registration = usePersonSubmit({
    id: 'register',
    fields: shortRegistration,
    begun,
    onTyped,
    send: register,
    success: t.checkout.registerSuccess,
    fallback: t.checkout.registerFailed,
  })
  return (
    <PersonForm
      of={registration}
      button={[t.checkout.registerProceed, t.checkout.creating]}
      frame={(fields) => <Section title={t.checkout.registerTitle}>{fields}</Section>}
    />
  )
}
