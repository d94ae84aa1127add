import { useEffect } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { requireUser } from '#web/account/entrance.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/** For the loaders of admin pages: strangers go to the login, other accounts home. */
export function requireAdmin(): SignedInUser {
  const user = requireUser()
  if (!user.isAdmin) throw redirect(paths.home())
  return user
}

/**
 * Keeps the guard up while an admin page is open: when the session ends or changes, here, in another
 * tab or by the server's word, the page gives way.
 */
export function useAdminGuard(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onSessionChange(() => {
        const user = currentUser()
        if (user?.isAdmin) void revalidate()
        else void navigate(user ? paths.home() : paths.login(), { replace: true })
      }),
    [navigate, revalidate],
  )
}
