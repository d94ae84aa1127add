import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { RESET_ASKED } from '#domain/accounts/sentences.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { language } from '#messages/language.ts'
import * as messages from '#messages/reset-password.ts'
import { send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'
import { NewTabNote } from '#web/kit/ui/blocks/NewTabNote.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf } from './entrance.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PersonForm, usePersonSubmit } from './PersonForm.tsx'
import { forgottenForm, newPasswordForm } from './person-forms.ts'
import { CodeForm } from './second-step/CodeForm.tsx'
import { resetPassword } from './sign-in.ts'
import { useChallenge } from './use-challenge.ts'

/**
 * Page of a reset link (rule: password-reset); its token is in the address's fragment, which is
 * never sent to a server.
 */
export function Component() {
  // Marks around a copied link are percent-encoded in its fragment; a token has no such character.
  const token = useLocation()
    .hash.slice(1)
    .replaceAll(/%[0-9a-f]{2}/gi, '')
  return token === '' ? <NoToken /> : <NewPassword key={token} token={token} />
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { challenge, userOrChallenge } = useChallenge()
  const onEntered = async (user: SignedInUser) => {
    await navigate(landingOf(user), { replace: true })
    toast.success(messages.success)
  }
  const reset = usePersonSubmit({
    id: 'reset',
    fields: newPasswordForm,
    send: async ({ password }) => {
      const user = await userOrChallenge(resetPassword(token, password))
      if (user) await onEntered(user)
    },
    fallback: messages.failed,
  })
  if (challenge !== null) {
    return (
      <AccountCard title={messages.oneMoreStep} intro={messages.codeNow}>
        <CodeForm
          challenge={challenge}
          onEntered={onEntered}
          onBackToPassword={() => void navigate(paths.login())}
        />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={messages.title}
      intro={messages.intro}
      otherwise={reset.failure && <ForgotPassword />}
    >
      <PersonForm of={reset} button={[messages.setPassword, messages.saving]} />
    </AccountCard>
  )
}

/** Page without a token: a request for a link by mail, or for a message to the shop. */
function NoToken() {
  const { sendsMail } = useShop()
  return sendsMail ? <AskForLink /> : <AskShop />
}

function AskForLink() {
  usePageTitle(messages.forgotten)
  const [wasSent, setWasSent] = useState(false)
  const request = usePersonSubmit({
    id: 'forgotten',
    fields: forgottenForm,
    send: async (values) => {
      setWasSent(false)
      await send('askForPassword', { body: { ...values, ...(language !== 'en' && { language }) } })
      setWasSent(true)
    },
    fallback: messages.notSent,
  })
  return (
    <AccountCard
      title={messages.forgotten}
      intro={messages.forgottenIntro}
      otherwise={<NoMailCame />}
    >
      <PersonForm
        of={request}
        button={[messages.sendLink, messages.sending]}
        frame={(fields) => (
          <>
            {fields}
            {wasSent && (
              <Notice tone="success" isAlert title={messages.lookAtInbox}>
                <p>
                  {RESET_ASKED} {messages.nothingCame}
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
      {messages.noMailCame({
        link: (content) => (
          <a
            href={directMessageUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
          >
            {content}
            <NewTabNote />
          </a>
        ),
      })}
    </p>
  )
}

function AskShop() {
  const { directMessageUrl } = useShop()
  return (
    <div className="page-gutter py-8">
      <EmptyState
        level={1}
        icon="warning"
        title={messages.notComplete}
        action={
          <ExternalLinkButton icon="message" href={directMessageUrl}>
            {messages.messageUs}
          </ExternalLinkButton>
        }
      >
        {messages.openAgain}
      </EmptyState>
    </div>
  )
}
