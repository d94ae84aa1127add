import { useLocation, useNavigate } from 'react-router'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle } from '#web/frame/page-title.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { Button, ExternalLinkButton } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PersonFields } from './PersonFields.tsx'
import { newPasswordForm, usePersonForm } from './person-forms.ts'
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

function NoToken() {
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
