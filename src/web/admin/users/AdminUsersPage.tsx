import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { User, UserPage } from '#domain/contract/users.ts'
import { readListFilter } from '#domain/orders/list-filters.ts'
import { send, unreadable } from '#web/kit/api/send.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { count } from '../frame/count.ts'
import { ListFooter } from '../frame/ListFooter.tsx'
import { ListSearch } from '../frame/ListSearch.tsx'
import { PAGE_SIZE, pageOf, useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { ConfirmUserAction } from './ConfirmUserAction.tsx'
import { UserList, userNameId } from './UserList.tsx'
import type { PendingAction } from './user-actions.ts'

/** Failure text of the list. */
const FAILURE = 'Failed to load users'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<UserPage>> {
  const query = new URL(request.url).searchParams
  return loadForAdmin(FAILURE, async () => {
    const users = await send(
      'listUsers',
      { query: { page: pageOf(query), limit: PAGE_SIZE, ...readListFilter('users', query) } },
      { signal: request.signal },
    )
    if (Array.isArray(users)) throw unreadable()
    return users
  })
}

export function Component() {
  const loaded = useLoaderData<Loaded<UserPage>>()
  return (
    <AdminPage
      title="Users"
      subtitle={'data' in loaded && <UserCounts counts={loaded.data.counts} />}
    >
      {'failure' in loaded ? (
        <NotLoaded title={FAILURE}>{loaded.failure}</NotLoaded>
      ) : (
        <Users found={loaded.data} />
      )}
    </AdminPage>
  )
}

function Users({ found }: { readonly found: UserPage }) {
  const query = useQuery()
  const { users } = found
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null)
  const focusAfterLoss = useFocusAfterLoss(users)
  return (
    <>
      <ListSearch label="Name or email" list="users" />
      {users.length === 0 ? (
        <EmptyState
          icon="user"
          title="No users found"
          action={
            <LinkButton to={withQuery(query, { search: null, page: null })} kind="secondary">
              Show all users
            </LinkButton>
          }
        >
          Nobody’s name or email address holds “{query.get('search')}”.
        </EmptyState>
      ) : (
        <UserList users={users} ask={setPendingAction} />
      )}
      <ListFooter of="user" found={found} onPage={users.length} />
      {pendingAction && (
        <ConfirmUserAction
          pending={pendingAction}
          onLoss={() => focusAfterLoss(pendingAction.user._id)}
          onClose={() => setPendingAction(null)}
        />
      )}
    </>
  )
}

/**
 * Focus management after a removal: returns a function to call before the list is reloaded. When
 * the row is gone, the focus moves to its successor, or to the page's heading without one.
 */
function useFocusAfterLoss(users: readonly User[]): (id: string) => void {
  const lost = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useEffect(() => {
    if (!lost.current || users.some(({ _id }) => _id === lost.current?.id)) return
    const next = users[lost.current.index] ?? users.at(-1)
    lost.current = null
    focusHeading(next && userNameId(next._id))
  }, [users])
  return (id) => {
    lost.current = { id, index: users.findIndex(({ _id }) => _id === id) }
  }
}

/** Totals of the whole shop, independent of the search. */
function UserCounts({ counts }: { readonly counts: UserPage['counts'] }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <Count of={counts.all} one="user" many="users" />
      <Count of={counts.admins} one="admin" many="admins" />
      <Count of={counts.buyers} one="buyer" many="buyers" />
    </span>
  )
}

interface CountProps {
  readonly of: number
  readonly one: string
  readonly many: string
}

function Count({ of, one, many }: CountProps) {
  return (
    <span>
      <strong className="font-semibold text-ink tabular-nums">{count(of)}</strong>{' '}
      {of === 1 ? one : many}
    </span>
  )
}
