import { useEffect } from 'react'
import { ForgotPassword } from '#web/account/ForgotPassword.tsx'
import { PersonFields } from '#web/account/PersonFields.tsx'
import { loginForm, type Typed, usePersonForm } from '#web/account/person-forms.ts'
import { logIn } from '#web/account/sign-in.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLiftedEntry } from './use-lifted-entry.ts'

interface LoginFormProps {
  /** What was typed here or in another form before. */
  readonly begun: Typed
  readonly onTyped: (typed: Typed) => void
  /** Why somebody who was signed in is asked again. */
  readonly notice: string | null
}

/** Logging in without leaving the checkout; the cart comes along. */
export function LoginForm({ begun, onTyped, notice }: LoginFormProps) {
  const form = usePersonForm('login', loginForm, begun)
  useLiftedEntry(form, onTyped)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => logIn(form.sent()),
    success: 'Logged in successfully!',
    fallback: 'Login failed. Please try again.',
  })
  // The form that stood here was longer: without this the screen would show what is below it.
  useEffect(() => {
    if (notice) focusHeading('checkout-login-title')
  }, [notice])
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <Button type="submit" size="large" wide busy={isPending}>
            {isPending ? 'Logging in…' : 'Login and Continue'}
          </Button>
          <ForgotPassword />
        </>
      }
    >
      <Section id="checkout-login-title" title="Login">
        {notice && (
          <Notice tone="warning" isAlert title={notice}>
            <p>What you typed is kept.</p>
          </Notice>
        )}
        <PersonFields of={loginForm} form={form} />
      </Section>
    </Form>
  )
}
