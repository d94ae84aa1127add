import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { OWN_ACCOUNT, OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import type { ListedUser, UserPage } from '#domain/contract/users.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { readListFilter } from '#domain/orders/list-filters.ts'
import { formatMoment } from '#domain/times.ts'
import { send, unreadable } from '#web/kit/api/send.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { count } from '../frame/count.ts'
import { ListFooter, ListSearch } from '../frame/ListSearch.tsx'
import { PAGE_SIZE, pageOf, useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal.ts'
import { actionsFor, ConfirmUserAction, type PendingAction } from './ConfirmUserAction.tsx'
import words from './user-action-words.json' with { type: 'json' }

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
  const { users, counts } = found
  const totals = [
    ['user', counts.all],
    ['admin', counts.admins],
    ['buyer', counts.buyers],
  ] as const
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null)
  const focusAfterLoss = useFocusAfterRemoval(users, userNameId)
  return (
    <AdminPage
      title="Users"
      subtitle={
        <span className="flex flex-wrap gap-x-4">
          {totals.map(([name, total]) => (
            <span key={name}>
              <strong className="font-semibold text-ink tabular-nums">{count(total)}</strong>{' '}
              {total === 1 ? name : `${name}s`}
            </span>
          ))}
        </span>
      }
    >
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

/** Id of the name in a user's row. */
const userNameId = (id: string) => `user-${id}`

interface UserListProps {
  readonly users: readonly ListedUser[]
  readonly onAction: (action: PendingAction) => void
}

function UserList({ users, onAction }: UserListProps) {
  const me = useSession()?._id ?? null
  const columns: readonly Column<ListedUser>[] = [
    {
      name: 'Name and email',
      slot: 'title',
      cell: ({ _id, name, email }) => (
        <div className="grid">
          <strong id={userNameId(_id)} className="wrap-anywhere font-semibold">
            <bdi>{name}</bdi>
            {_id === me && <span className="font-normal text-muted"> (you)</span>}
          </strong>
          <EmailAddress>{email}</EmailAddress>
        </div>
      ),
    },
    {
      name: 'Role',
      slot: 'corner',
      cell: ({ isAdmin, untrustedUntil }) => (
        <div className="grid justify-items-start gap-1">
          {isAdmin ? <Badge tone="plum">Admin</Badge> : <Badge tone="neutral">Buyer</Badge>}
          {untrustedUntil !== undefined && (
            <span className="text-muted text-sm">
              Wallets from <time dateTime={untrustedUntil}>{formatMoment(untrustedUntil)}</time>
            </span>
          )}
        </div>
      ),
    },
    {
      name: 'Phone',
      slot: 'line',
      cell: ({ phone }) =>
        phone === '' ? null : (
          <bdi dir="ltr" className="whitespace-nowrap text-sm tabular-nums">
            {formatPhone(phone)}
          </bdi>
        ),
    },
    {
      name: 'Member since',
      slot: 'line',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="text-sm xl:whitespace-nowrap">
          {formatDate(createdAt)}
        </time>
      ),
    },
    {
      name: 'Actions',
      isNameHidden: true,
      slot: 'actions',
      align: 'end',
      cell: (user) => <RowActions user={user} isMe={user._id === me} onAction={onAction} />,
    },
  ]
  return (
    <AdminTable
      caption="Users, newest first"
      columns={columns}
      rows={users}
      keyOf={({ _id }) => _id}
    />
  )
}

/** E-mail address with a break before the @ in narrow columns. */
function EmailAddress({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi dir="ltr" className="wrap-anywhere text-muted text-sm">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}

const buttonLook = 'min-h-11 grow whitespace-nowrap xl:min-h-9 xl:grow-0'

/** Look of the delete button, as in other lists: labelled on a phone, otherwise an icon. */
function deleteLook(isOff: boolean) {
  return {
    kind: 'quiet',
    icon: 'trash',
    title: words.delete.label,
    className: classNames(buttonLook, !isOff && 'text-danger! hover:bg-payment-rejected-tint!'),
  } as const
}

interface RowActionsProps {
  readonly user: ListedUser
  readonly isMe: boolean
  readonly onAction: (action: PendingAction) => void
}

function RowActions({ user, isMe, onAction }: RowActionsProps) {
  return (
    <div className="grid gap-1">
      <div className="flex gap-2 max-xl:flex-wrap xl:justify-end">
        {actionsFor(user).map((action) => (
          <Button
            // The same key for both roles, so that the button keeps the focus when the role
            // changes.
            key={action === 'delete' ? 'delete' : 'role'}
            {...(action === 'delete'
              ? deleteLook(isMe)
              : { kind: 'secondary', className: buttonLook })}
            size="small"
            disabled={isMe && (action === 'delete' ? OWN_ACCOUNT : OWN_RIGHTS)}
            onClick={() => onAction({ action, user })}
          >
            <span className={action === 'delete' ? 'xl:sr-only' : undefined}>
              {words[action].label}
            </span>
            <span className="sr-only"> {user.name}</span>
          </Button>
        ))}
      </div>
      {isMe && (
        <p aria-hidden="true" className="text-muted text-sm">
          Only another admin can.
        </p>
      )}
    </div>
  )
}
