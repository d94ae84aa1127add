import { type ComponentType, useEffect } from 'react'
import { type LoaderFunction, redirect, useNavigate, useRevalidator } from 'react-router'
import type { AdminPageName } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { requireUser } from '#web/account/entrance.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/** The exports of a screen that the guard wraps; others pass through. */
interface AdminScreen {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
}

/** Puts every screen of the admin area behind the guard: none can be opened without it. */
export function guarded(
  screens: Readonly<Record<AdminPageName, AdminScreen>>,
): Readonly<Record<AdminPageName, AdminScreen>> {
  const entries = Object.entries(screens).map(([name, screen]) => [name, guard(screen)])
  return Object.fromEntries(entries)
}

function guard({ loader, Component, ...rest }: AdminScreen): AdminScreen {
  return {
    ...rest,
    loader(args) {
      requireAdmin()
      return loader ? loader(args) : null
    },
    Component() {
      useAdminGuard()
      return <Component />
    },
  }
}

/** Strangers go to the login, other accounts home. */
function requireAdmin(): void {
  if (!requireUser().isAdmin) throw redirect(paths.home())
}

/**
 * Keeps the guard up while an admin page is open: when the session ends or changes, here, in another
 * tab or by the server's word, the page gives way.
 */
function useAdminGuard(): void {
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
