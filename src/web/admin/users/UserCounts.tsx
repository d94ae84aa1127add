import type { UserPage } from '#domain/contract/users.ts'
import { count } from '../frame/count.ts'

/** Of the whole shop, whatever is searched for. */
export function UserCounts({ counts }: { readonly counts: UserPage['counts'] }) {
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
