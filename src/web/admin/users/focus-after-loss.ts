import { useEffect, useRef } from 'react'
import type { User } from '#domain/contract/users.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { userNameId } from './UserList.tsx'

/**
 * Answers how to say that a user is about to leave the list. When the row has gone, the focus goes to
 * the one that took its place, else to the heading.
 */
export function useFocusAfterLoss(users: readonly User[]): (id: string) => void {
  const lost = useRef<{ readonly id: string; readonly place: number } | null>(null)
  useEffect(() => {
    if (!lost.current || users.some(({ _id }) => _id === lost.current?.id)) return
    const next = users[lost.current.place] ?? users.at(-1)
    lost.current = null
    focusHeading(next && userNameId(next._id))
  }, [users])
  return (id) => {
    lost.current = { id, place: users.findIndex(({ _id }) => _id === id) }
  }
}
