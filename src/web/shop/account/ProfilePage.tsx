import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { AccountInfo } from './AccountInfo.tsx'
import { AddressBook } from './addresses/AddressBook.tsx'
import { readAddresses } from './addresses/my-addresses.ts'
import { requireUser, useAccountGuard } from './entrance.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { Sessions } from './Sessions.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

/**
 * Addresses of the account, or the reason why they can't be shown; other data is stored on the
 * device.
 */
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
  return (
    <div className="page-gutter grid gap-6 py-8">
      <h1 className="text-2xl">{t.account.profileTitle}</h1>
      {user && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid gap-6">
            <ProfileForm key={user._id} user={user} />
            {'failure' in data ? (
              <AddressesNotLoaded>{data.failure}</AddressesNotLoaded>
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
    </div>
  )
}

function AddressesNotLoaded({ children }: { readonly children: string }) {
  const { revalidate } = useRevalidator()
  return (
    <Notice tone="warning" isAlert title={t.account.addressesNotLoaded}>
      <p>{children}</p>
      <div>
        <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
          {t.account.tryAgain}
        </Button>
      </div>
    </Notice>
  )
}
