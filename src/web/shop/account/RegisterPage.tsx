import '#web/shop/store/account-calls.ts'
import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { linkTo, textLink } from '#web/kit/ui/message-tags.tsx'
import { AccountCard } from './AccountCard.tsx'
import { landingOf, redirectSignedIn } from './entrance.ts'
import { PersonForm, registration, usePersonForm } from './PersonForm.tsx'
import { enter } from './sign-in.ts'

export const loader = redirectSignedIn

export function Component() {
  const navigate = useNavigate()
  const form = usePersonForm({
    id: 'register',
    fields: registration,
    send: async (body) =>
      navigate(landingOf(await enter(await send('register', { body }))), { replace: true }),
    success: t.account.registerSuccess,
    fallback: t.account.registerFailed,
  })
  return (
    <AccountCard
      title={t.account.registerTitle}
      intro={t.account.registerIntro}
      otherwise={
        <p>{t.account.haveOne({ link: linkTo(paths.login(), `min-w-11 ${textLink}`) })}</p>
      }
    >
      <PersonForm {...form} button={[t.account.registerTitle, t.account.creating]} />
    </AccountCard>
  )
}
