import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { UserPage } from '#domain/contract/users.ts'
import { readListFilter } from '#domain/orders/list-filters.ts'
import { send, unreadable } from '#web/kit/api/send.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { count } from '../frame/count.ts'
import { ListFooter, ListSearch } from '../frame/ListSearch.tsx'
import { PAGE_SIZE, pageOf, useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal.ts'
import type { PendingAction } from './ConfirmUserAction.tsx'
import { ConfirmUserAction } from './ConfirmUserAction.tsx'
import { UserList, userNameId } from './UserList.tsx'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<UserPage>> {
  const query = new URL(request.url).searchParams
  return loadForAdmin('Failed to load users', async () => {
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
  const found = useLoaded<UserPage>()
  const query = useQuery()
  const { users } = found
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null)
  const focusAfterLoss = useFocusAfterRemoval(users, userNameId)
  return (
    <AdminPage title="Users" subtitle={<UserCounts {...found.counts} />}>
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
        <UserList users={users} onAction={setPendingAction} />
      )}
      <ListFooter of="user" found={found} onPage={users.length} />
      {pendingAction && (
        <ConfirmUserAction
          pending={pendingAction}
          onLoss={() => focusAfterLoss(pendingAction.user._id)}
          onClose={() => setPendingAction(null)}
        />
      )}
    </AdminPage>
  )
}

function UserCounts({ all, admins, buyers }: UserPage['counts']) {
  const totals = [
    ['user', all],
    ['admin', admins],
    ['buyer', buyers],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-4">
      {totals.map(([name, total]) => (
        <span key={name}>
          <strong className="font-semibold text-ink tabular-nums">{count(total)}</strong>{' '}
          {total === 1 ? name : `${name}s`}
        </span>
      ))}
    </span>
  )
}
