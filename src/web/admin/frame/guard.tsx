import { type ComponentType, useEffect } from 'react'
import {
  type LoaderFunction,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { type AdminPageName, pageNamed } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import { requireUser } from '#web/shop/account/entrance.ts'
import { AdminPage } from './AdminPage.tsx'
import type { FailedProps, Loaded } from './loaded.ts'

/** Exports of a screen that the guard wraps; others are passed through. */
interface AdminScreen {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
  /** Page in place of `Component` while the loader's data can't be loaded. */
  readonly Failed?: ComponentType<FailedProps>
}

type AdminScreens = Readonly<Record<AdminPageName, AdminScreen>>

/** Wraps every screen of the admin area with the guard (rule: admin-pages). */
export function guarded(screens: AdminScreens): AdminScreens {
  const names = Object.keys(screens) as AdminPageName[]
  return Object.fromEntries(names.map((name) => [name, guard(name, screens[name])])) as AdminScreens
}

/** Pages that show new orders themselves. */
const showsOrders: readonly AdminPageName[] = ['adminDashboard', 'adminOrders']

function guard(
  name: AdminPageName,
  { loader, Component, Failed = PageFailed, ...rest }: AdminScreen,
): AdminScreen {
  return {
    ...rest,
    /** Redirects signed-out visitors to the login, and other accounts to the home page. */
    loader(args) {
      if (!requireUser().isAdmin) throw redirect(paths.home())
      return loader ? loader(args) : null
    },
    Component() {
      useAdminGuard()
      useNewOrders(!showsOrders.includes(name))
      const loaded = useLoaderData<Loaded<unknown> | null>()
      if (loaded === null || !('failure' in loaded)) return <Component />
      return <Failed title={pageNamed(name).title?.() ?? ''} {...loaded} />
    },
  }
}

function PageFailed({ title, failure }: FailedProps) {
  return (
    <AdminPage title={title}>
      <NotLoaded {...failure} />
    </AdminPage>
  )
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

/** Number of orders of which the admin knows; null before the first read. */
let known: number | null = null

/**
 * Notice of new orders on the pages of the admin area that don't show them themselves: without a mail
 * server nothing else tells the owner (rule: live-orders).
 */
function useNewOrders(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      known = null
      return
    }
    return poll(
      readChanges('getSummary', {}, ({ orders }) => {
        known ??= orders
        if (orders <= known) return
        const action = { label: 'Show', to: paths.adminOrders() }
        toast.info('New orders have come in', { duration: 600_000, action })
      }),
    )
  }, [isOn])
}
