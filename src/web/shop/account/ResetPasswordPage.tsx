import '#web/shop/store/account-calls.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { currentLanguage, t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { textLink } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { EmptyPage } from '#web/shop/frame/for-shoppers.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { AccountCard, ForgotPassword } from './AccountCard.tsx'
import { landingOf } from './entrance.ts'
import { forgottenForm, newPasswordForm, PersonForm, usePersonForm } from './PersonForm.tsx'
import { CodeForm } from './second-step/proof-forms.tsx'
import { useLogin } from './sign-in.ts'

/** Page of a reset link, whose token is in the fragment, never sent (rule: password-reset). */
export function Component() {
  // Marks around a copied link are percent-encoded in its fragment; a token has no such character.
  const token = useLocation()
    .hash.slice(1)
    .replaceAll(/%[0-9a-f]{2}/gi, '')
  const { sendsMail } = useShop()
  if (token !== '') return <NewPassword key={token} token={token} />
  if (sendsMail) return <AskForLink />
  return (
    <EmptyPage
      icon="warning"
      title={t.account.notComplete}
      action={<MessageShop kind="primary">{t.account.messageUs}</MessageShop>}
    >
      {t.account.openAgain}
    </EmptyPage>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const login = useLogin(async (user) => {
    await navigate(landingOf(user), { replace: true })
    toast.success(t.account.resetSuccess)
  })
  const form = usePersonForm({
    id: 'reset',
    fields: newPasswordForm,
    send: ({ password }) => login.enterBy(send('resetPassword', { body: { token, password } })),
    fallback: t.account.resetFailed,
  })
  if (login.challenge !== null) {
    return (
      <AccountCard title={t.account.oneMoreStep} intro={t.account.codeNow}>
        <CodeForm
          login={login}
          challenge={login.challenge}
          onBackToPassword={() => void navigate(paths.login())}
        />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={t.account.resetTitle}
      intro={t.account.resetIntro}
      otherwise={form.failure && <ForgotPassword />}
    >
      <PersonForm {...form} button={[t.account.setPassword, t.account.saving]} />
    </AccountCard>
  )
}

function AskForLink() {
  usePageTitle(t.account.forgotten)
  const [wasSent, setWasSent] = useState(false)
  const request = usePersonForm({
    id: 'forgotten',
    fields: forgottenForm,
    send: async (values) => {
      setWasSent(false)
      await send('askForPassword', {
        body: { ...values, ...(currentLanguage() !== 'en' && { language: currentLanguage() }) },
      })
      setWasSent(true)
    },
    fallback: t.account.notSent,
  })
  return (
    <AccountCard
      title={t.account.forgotten}
      intro={t.account.forgottenIntro}
      otherwise={<NoMailCame />}
    >
      <PersonForm
        {...request}
        button={[t.account.sendLink, t.account.sending]}
        frame={(fields) => (
          <>
            {fields}
            {wasSent && (
              <Notice tone="success" isAlert title={t.account.lookAtInbox}>
                <p>
                  {t.account.resetAsked} {t.account.nothingCame}
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
      {t.account.noMailCame({
        link: (content) => (
          <NewTabLink href={directMessageUrl} className={textLink}>
            {content}
          </NewTabLink>
        ),
      })}
    </p>
  )
}
