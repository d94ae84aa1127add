import '#web/shop/store/account-calls.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { deviceLabel } from '#domain/accounts/device-name.ts'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { groupedBy } from '#domain/text/lists.ts'
import { t } from '#messages'
import { type AnswerOf, ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { useSession } from '#web/kit/session/session.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { BesideRail } from '#web/shop/frame/BesideRail.tsx'
import { useLogOut } from '#web/shop/frame/log-out.ts'
import { AddressBook } from './addresses/AddressBook.tsx'
import { readAddresses } from './addresses/my-addresses.ts'
import { requireUser, useAccountGuard } from './entrance.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

/** Addresses of the account, or why they can't be shown; the rest is on the device. */
type ProfileData =
  | { readonly addresses: FilledEntry<readonly SavedAddress[]> }
  | { readonly failure: string }

export async function loader({ request }: LoaderFunctionArgs): Promise<ProfileData> {
  requireUser()
  try {
    return { addresses: await readAddresses({ signal: request.signal }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw redirect(paths.login())
    return { failure: error.message }
  }
}

export function Component() {
  useAccountGuard()
  const data = useLoaderData<ProfileData>()
  const user = useSession()
  const profile = (
    <>
      <h1 className="text-2xl">{t.account.profileTitle}</h1>
      {user && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid gap-6">
            <ProfileForm key={user._id} user={user} />
            {'failure' in data ? (
              <NotLoaded title={t.account.addressesNotLoaded}>{data.failure}</NotLoaded>
            ) : (
              !user.isAdmin && <AddressBook entry={data.addresses} />
            )}
          </div>
          <div className="grid gap-6">
            <AccountInfo user={user} />
            {/* Keyed, since another user may log in by another tab. */}
            <SecondStep key={`step ${user._id}`} userId={user._id} isAdmin={user.isAdmin} />
            <Passkeys key={`passkeys ${user._id}`} userId={user._id} />
            <Sessions key={`sessions ${user._id}`} userId={user._id} />
          </div>
        </div>
      )}
    </>
  )
  return user?.isAdmin ? (
    <BesideRail>{profile}</BesideRail>
  ) : (
    <div className="page-gutter grid gap-6 py-8">{profile}</div>
  )
}

function AccountInfo({ user }: { readonly user: SignedInUser }) {
  const logOut = useLogOut()
  return (
    <Section title={t.account.account} card="usual">
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="break-all text-muted text-sm">
          <bdi>{user.email}</bdi>
        </p>
        <Badge tone={user.isAdmin ? 'plum' : 'neutral'} icon="user">
          {user.isAdmin ? t.account.admin : t.account.customer}
        </Badge>
      </div>
      <dl className="border-hairline border-t pt-3 text-sm">
        <dt className="text-muted">{t.account.memberSince}</dt>
        <dd>{formatDate(user.createdAt)}</dd>
      </dl>
      <div className="grid gap-3">
        {!user.isAdmin && (
          <LinkButton to={paths.orders()} kind="secondary" icon="box">
            {t.account.myOrders}
          </LinkButton>
        )}
        <Button kind="quiet" icon="logout" onClick={logOut}>
          {t.account.logout}
        </Button>
      </div>
    </Section>
  )
}

type ListedSession = AnswerOf<'listSessions'>['sessions'][number]

/** Sessions with one row per kind of device, this device first; `since` is the newest login's. */
export function byDevice(sessions: readonly ListedSession[]) {
  const groups = groupedBy(sessions, ({ isThis, device }) => (isThis ? '' : `other ${device}`))
  return [...groups.values()].flatMap((same) => {
    const [newest] = same
    return newest ? [{ ...newest, count: same.length }] : []
  })
}

const HEADING_ID = 'sessions'

/** Logged-in devices, and the button that ends the others (rule: tokens). */
function Sessions({ userId }: { readonly userId: string }) {
  const [hasEndedOthers, setHasEndedOthers] = useState(false)
  const key = `sessions ${userId}`
  const read = useRead(key, async (signal) => (await send('listSessions', {}, { signal })).sessions)
  const sessions = valueRead(read, key)?.filter(({ isThis }) => isThis || !hasEndedOthers)
  const { isPending, run } = useAction({
    run: async () => {
      await send('endOtherSessions', {})
      setHasEndedOthers(true)
      // The pressed button goes with the other devices.
      focusHeading(HEADING_ID)
    },
    success: t.account.loggedOutElsewhere,
    fallback: t.account.notLoggedOut,
  })
  if (!sessions) return null
  return (
    <Section id={HEADING_ID} title={t.account.sessions} card="usual">
      {sessions.length > 1 && (
        <Button kind="secondary" busy={isPending} onClick={() => void run()}>
          {t.account.logOutElsewhere}
        </Button>
      )}
      <ul className="grid divide-y divide-hairline">
        {byDevice(sessions).map(({ device, since, isThis, count }) => (
          <li
            key={`${isThis} ${device}`}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm"
          >
            <span className="grid">
              <span className="font-semibold">
                {device ? <bdi>{deviceLabel(device)}</bdi> : t.account.anotherDevice}
              </span>
              <span className="text-muted">
                {t.account.loginsSince({ count, date: formatDate(since) })}
              </span>
            </span>
            {isThis && <Badge tone="delivered">{t.account.thisDevice}</Badge>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
