import { useEffect } from 'react'
import { PersonFields } from '#web/account/PersonFields.tsx'
import { loginForm, type PersonFormHandle } from '#web/account/person-fields.ts'
import { logIn } from '#web/account/sign-in.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface LoginFormProps {
  readonly form: PersonFormHandle<typeof loginForm>
  /** Why somebody who was signed in is asked again. */
  readonly notice: string | null
}

/** Logging in without leaving the checkout; the cart comes along. */
export function LoginForm({ form, notice }: LoginFormProps) {
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
        <Button type="submit" size="large" wide busy={isPending}>
          {isPending ? 'Logging in…' : 'Login and Continue'}
        </Button>
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
