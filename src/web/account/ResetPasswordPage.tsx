import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { send } from '#web/api/send.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle, usePageTitle } from '#web/frame/head/page-title.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { Button, ExternalLinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PersonFields } from './PersonFields.tsx'
import { forgottenForm, newPasswordForm, usePersonForm } from './person-forms.ts'
import { resetPassword } from './sign-in.ts'

/**
 * The page of a reset link (rule: password-reset); its token is the address's fragment, which no
 * server sees.
 */
export function Component() {
  const token = useLocation().hash.slice(1)
  return token === '' ? <NoToken /> : <NewPassword key={token} token={token} />
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const form = usePersonForm('reset', newPasswordForm)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const user = await resetPassword(token, form.sent().password)
      return navigate(landingOf(user), { replace: true })
    },
    success: 'Your new password is set. You are logged in.',
    fallback: 'Failed to set the new password. Please try again.',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <AccountCard
      title="Choose a new password"
      intro="The link works once. Other devices are logged out."
      otherwise={failure && <ForgotPassword />}
    >
      <Form
        form={form}
        isPending={isPending}
        failure={failure}
        onSubmit={submit}
        submit={
          <Button type="submit" size="large" wide busy={isPending}>
            {isPending ? 'Saving…' : 'Set New Password'}
          </Button>
        }
      >
        <PersonFields of={newPasswordForm} form={form} />
      </Form>
    </AccountCard>
  )
}

/** Whoever comes without a link asks for one here: of the shop itself, or of its people. */
function NoToken() {
  const { sendsMail } = useShop()
  return sendsMail ? <AskForLink /> : <AskPeople />
}

function AskForLink() {
  usePageTitle('Forgot your password?')
  const [asked, setAsked] = useState<string | null>(null)
  const form = usePersonForm('forgotten', forgottenForm)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { message } = await send('askForPassword', { body: form.sent() })
      setAsked(message)
    },
    fallback: 'Failed to send the link. Please try again.',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <AccountCard
      title="Forgot your password?"
      intro="We send you a link to choose a new one. It works once, for an hour."
      otherwise={<NoMailCame />}
    >
      <Form
        form={form}
        isPending={isPending}
        failure={failure}
        onSubmit={submit}
        submit={
          <Button type="submit" size="large" wide busy={isPending}>
            {isPending ? 'Sending…' : 'Send the Link'}
          </Button>
        }
      >
        <PersonFields of={forgottenForm} form={form} />
        {asked !== null && (
          <Notice tone="success" isAlert title="Look at your inbox">
            <p>{asked} If nothing comes within a few minutes, look among the unwanted mail.</p>
          </Notice>
        )}
      </Form>
    </AccountCard>
  )
}

function NoMailCame() {
  const { directMessageUrl } = useShop()
  return (
    <p className="text-muted">
      No mail came?{' '}
      <a
        href={directMessageUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
      >
        Message us
        <NewTabNote />
      </a>
    </p>
  )
}

function AskPeople() {
  const { directMessageUrl } = useShop()
  return (
    <div className="page-gutter py-8">
      <EmptyState
        level={1}
        icon="warning"
        title="This link is not complete"
        action={
          <ExternalLinkButton icon="message" href={directMessageUrl}>
            Message us
          </ExternalLinkButton>
        }
      >
        Please open it again from our message, or ask us for a new one.
      </EmptyState>
    </div>
  )
}
