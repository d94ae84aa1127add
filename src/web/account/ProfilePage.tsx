import { useSession } from '#web/session/session.ts'
import { AccountInfo } from './AccountInfo.tsx'
import { requireUser, useAccountGuard } from './entrance.ts'
import { ProfileForm } from './ProfileForm.tsx'

export function loader(): null {
  requireUser()
  return null
}

export function Component() {
  useAccountGuard()
  const user = useSession()
  return (
    <div className="page-gutter grid gap-6 py-8">
      <h1 className="text-2xl">My Profile</h1>
      {user && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <ProfileForm key={user._id} user={user} />
          <AccountInfo user={user} />
        </div>
      )}
    </div>
  )
}
