import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { usePageTitle } from '#web/frame/head/page-title.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { ExternalLinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PersonForm, usePersonSubmit } from './PersonForm.tsx'
import { forgottenForm, newPasswordForm } from './person-forms.ts'
import { resetPassword } from './sign-in.ts'
import { CodeForm, useChallenge } from './use-challenge.ts'

/**
 * Page of a reset link (rule: password-reset); its token is in the address's fragment, which is
 * never sent to a server.
 */
export function Component() {
  const token = useLocation().hash.slice(1)
  return token === '' ? <NoToken /> : <NewPassword key={token} token={token} />
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { challenge, userOf } = useChallenge()
  const onEntered = async (user: SignedInUser) => {
    await navigate(landingOf(user), { replace: true })
    toast.success('Your new password is set. You are logged in.')
  }
  const reset = usePersonSubmit({
    id: 'reset',
    fields: newPasswordForm,
    send: async ({ password }) => {
      const user = await userOf(resetPassword(token, password))
      if (user) await onEntered(user)
    },
    fallback: 'Failed to set the new password. Please try again.',
  })
  if (challenge !== null) {
    return (
      <AccountCard
        title="One more step"
        intro="Your new password is set. Now the code of your authenticator app."
      >
        <CodeForm
          challenge={challenge}
          onEntered={onEntered}
          onOver={() => void navigate(paths.login())}
        />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title="Choose a new password"
      intro="The link works once. Other devices are logged out."
      otherwise={reset.failure && <ForgotPassword />}
    >
      <PersonForm of={reset} button={['Set New Password', 'Saving…']} />
    </AccountCard>
  )
}

/** Page without a token: a request for a link by mail, or for a message to the shop. */
function NoToken() {
  const { sendsMail } = useShop()
  return sendsMail ? <AskForLink /> : <AskPeople />
}

function AskForLink() {
  usePageTitle('Forgot your password?')
  const [message, setMessage] = useState<string | null>(null)
  const request = usePersonSubmit({
    id: 'forgotten',
    fields: forgottenForm,
    send: async (values) => {
      const answer = await send('askForPassword', { body: values })
      setMessage(answer.message)
    },
    fallback: 'Failed to send the link. Please try again.',
  })
  return (
    <AccountCard
      title="Forgot your password?"
      intro="We send you a link to choose a new one. It works once, for an hour."
      otherwise={<NoMailCame />}
    >
      <PersonForm
        of={request}
        button={['Send the Link', 'Sending…']}
        frame={(fields) => (
          <>
            {fields}
            {message !== null && (
              <Notice tone="success" isAlert title="Look at your inbox">
                <p>
                  {message} If nothing comes within a few minutes, look among the unwanted mail.
                </p>
              </Notice>
            )}
          </>
        )}
      />
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
