import { useEffect } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'

/** Page after a login: the dashboard for an admin, home for anyone else. */
export function landingOf({ isAdmin }: Pick<SignedInUser, 'isAdmin'>): string {
  return isAdmin ? paths.adminDashboard() : paths.home()
}

/** Loader check of login and registration: redirects a signed-in visitor to that page. */
export function redirectSignedIn(): null {
  const user = currentUser()
  if (user) throw redirect(landingOf(user))
  return null
}

/** Pages that redirect a visitor without a session to the login, which names them. */
export type LoginTarget = 'orders'
let wanted: LoginTarget | null = null

/** Loader check of pages that need an account: redirects other visitors to the login. */
export function requireUser(forWhat: LoginTarget | null = null): SignedInUser {
  const user = currentUser()
  if (user) return user
  wanted = forWhat
  throw redirect(paths.login())
}

/** Takes the page that led to the login, once; null for a direct visit. */
export function takeLoginTarget(): LoginTarget | null {
  const taken = wanted
  wanted = null
  return taken
}

/** Redirects to the login when the session ends; reloads the data of another user. */
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
