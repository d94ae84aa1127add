import { useEffect } from 'react'
import * as messages from '#messages/checkout-login.ts'
import * as signInMessages from '#messages/sign-in.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ForgotPassword } from '#web/shop/account/ForgotPassword.tsx'
import { PersonForm, usePersonSubmit } from '#web/shop/account/PersonForm.tsx'
import { type FormText, loginForm } from '#web/shop/account/person-forms.ts'
import { CodeForm } from '#web/shop/account/second-step/CodeForm.tsx'
import { logIn } from '#web/shop/account/sign-in.ts'
import { useChallenge } from '#web/shop/account/use-challenge.ts'

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
  const onEntered = () => toast.success(messages.success)
  const login = usePersonSubmit({
    id: 'login',
    fields: loginForm,
    begun,
    onTyped,
    send: async (values) => {
      if (await userOrChallenge(logIn(values))) onEntered()
    },
    fallback: signInMessages.loginFailed,
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
        frame={(field) => <Section title={messages.oneMoreStep}>{field}</Section>}
      />
    )
  }
  return (
    <PersonForm
      of={login}
      button={[messages.proceed, signInMessages.loggingIn]}
      belowButton={<ForgotPassword />}
      frame={(fields) => (
        <Section id="checkout-login-title" title={messages.title}>
          {notice && (
            <Notice tone="warning" isAlert title={notice}>
              <p>{messages.typedIsKept}</p>
            </Notice>
          )}
          {fields}
        </Section>
      )}
    />
  )
}
