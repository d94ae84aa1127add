import { useEffect, useRef, useState } from 'react'
import { formatPhone } from '#domain/accounts/phone.ts'
import type { User } from '#domain/contract/users.ts'
import { formatDate } from '#domain/dates.ts'
import { useSession } from '#web/shell/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { ConfirmDeed } from './ConfirmDeed.tsx'
import { type Asked, deedsFor, deedWords } from './deeds.ts'

const nameId = (id: string) => `user-${id}`

/** A page of users, and what an admin can do to each. */
export function UserList({ users }: { readonly users: readonly User[] }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const focusAfterDeletion = useFocusAfterDeletion(users)
  return (
    <>
      <AdminTable
        caption="Users, newest first"
        columns={columns(useSession()?._id ?? null, setAsked)}
        rows={users}
        keyOf={({ _id }) => _id}
      />
      {asked && (
        <ConfirmDeed
          asked={asked}
          onDone={() => {
            if (asked.deed === 'delete') focusAfterDeletion(asked.user._id)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** When a row has gone, the focus goes to the one that took its place, else to the heading. */
function useFocusAfterDeletion(users: readonly User[]): (id: string) => void {
  const deleted = useRef<{ readonly id: string; readonly place: number } | null>(null)
  useEffect(() => {
    const { id, place } = deleted.current ?? { id: '', place: 0 }
    if (id === '' || users.some(({ _id }) => _id === id)) return
    deleted.current = null
    const next = users[place] ?? users.at(-1)
    focusHeading(next && nameId(next._id))
  }, [users])
  return (id) => {
    deleted.current = { id, place: users.findIndex(({ _id }) => _id === id) }
  }
}

function columns(me: string | null, ask: (asked: Asked) => void): readonly Column<User>[] {
  return [
    {
      name: 'Name and e-mail',
      place: 'title',
      cell: ({ _id, name, email }) => (
        <div className="grid">
          <strong id={nameId(_id)} className="wrap-anywhere font-semibold">
            {name}
            {_id === me && <span className="font-normal text-muted"> (you)</span>}
          </strong>
          <bdi dir="ltr" className="wrap-anywhere text-muted text-sm">
            {email}
          </bdi>
        </div>
      ),
    },
    {
      name: 'Role',
      place: 'corner',
      cell: ({ isAdmin }) =>
        isAdmin ? <Badge tone="plum">Admin</Badge> : <Badge tone="neutral">Buyer</Badge>,
    },
    {
      name: 'Phone',
      place: 'line',
      cell: ({ phone }) =>
        phone === '' ? null : (
          <bdi dir="ltr" className="whitespace-nowrap text-sm tabular-nums">
            {formatPhone(phone)}
          </bdi>
        ),
    },
    {
      name: 'Member since',
      place: 'line',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-sm">
          {formatDate(createdAt)}
        </time>
      ),
    },
    {
      name: 'Actions',
      isNameHidden: true,
      place: 'actions',
      align: 'end',
      cell: (user) => <RowActions user={user} isMe={user._id === me} ask={ask} />,
    },
  ]
}

interface RowActionsProps {
  readonly user: User
  readonly isMe: boolean
  readonly ask: (asked: Asked) => void
}

function RowActions({ user, isMe, ask }: RowActionsProps) {
  return (
    <div className="grid gap-1">
      <div className="flex gap-2 sm:justify-end">
        {deedsFor(user).map((deed) => (
          <Button
            // The button for the role stays itself when the role changes, and keeps the focus.
            key={deed === 'delete' ? 'delete' : 'role'}
            kind={deed === 'delete' ? 'danger' : 'secondary'}
            size="small"
            disabled={isMe && deedWords[deed].ownReason}
            onClick={() => ask({ deed, user })}
            className="min-h-11 grow whitespace-nowrap sm:min-h-9 sm:grow-0"
          >
            {deedWords[deed].label}
            <span className="sr-only">: {user.name}</span>
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
