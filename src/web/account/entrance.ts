import { useEffect } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/** Where somebody goes who has come in: an admin to the dashboard, anyone else home. */
export function landingOf({ isAdmin }: Pick<SignedInUser, 'isAdmin'>): string {
  return isAdmin ? paths.adminDashboard() : paths.home()
}

/** For the doors: whoever is in already goes on to where going in leads. */
export function sendOnSignedIn(): null {
  const user = currentUser()
  if (user) throw redirect(landingOf(user))
  return null
}

/** Pages that send a visitor without a session to the login, which names them. */
export type LoginTarget = 'orders'
let wanted: LoginTarget | null = null

/** For pages that need an account: nobody else gets further than the login. */
export function requireUser(forWhat: LoginTarget | null = null): SignedInUser {
  const user = currentUser()
  if (user) return user
  wanted = forWhat
  throw redirect(paths.login())
}

/** Takes the page that led to the login, once; null for a visit of their own. */
export function takeWanted(): LoginTarget | null {
  const taken = wanted
  wanted = null
  return taken
}

/**
 * Keeps the guard up while a page of an account is open: when the session ends, here, in another
 * tab or by the server's word, the page gives way to the login; when somebody else signs in, it is
 * read anew.
 */
export function useAccountGuard(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentUser()) void revalidate()
        else void navigate(paths.login(), { replace: true })
      }),
    [navigate, revalidate],
  )
}
