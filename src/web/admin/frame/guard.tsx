import { type ComponentType, useEffect } from 'react'
import { type LoaderFunction, redirect, useNavigate, useRevalidator } from 'react-router'
import type { AdminPageName } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import { requireUser } from '#web/shop/account/entrance.ts'

/** Exports of a screen that the guard wraps; others are passed through. */
interface AdminScreen {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
}

/** Wraps every screen of the admin area with the guard (rule: admin-pages). */
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

/** Redirects signed-out visitors to the login, and other accounts to the home page. */
function requireAdmin(): void {
  if (!requireUser().isAdmin) throw redirect(paths.home())
}

/** Leaves or reloads an open admin page when the session ends or changes, in any tab. */
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
