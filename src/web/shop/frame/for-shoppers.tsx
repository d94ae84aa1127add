import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from 'react'
import { type LoaderFunction, useLoaderData, useRevalidator } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'

interface EmptyPageProps extends Omit<ComponentProps<typeof EmptyState>, 'level'> {
  /** What there is to see instead. */
  readonly below?: ReactNode
}

/** A page with an empty state in the place of its content. */
export function EmptyPage({ below, ...props }: EmptyPageProps) {
  return (
    <div className="page-gutter py-8">
      <EmptyState level={1} {...props} />
      {below}
    </div>
  )
}

/** Page of a shopper as an admin sees it: why it is closed, with a link to the dashboard. */
export function ClosedToAdmins() {
  return (
    <EmptyPage
      icon="user"
      title={t.common.closedToAdmins}
      action={<LinkButton to={paths.adminDashboard()}>{t.common.goToDashboard}</LinkButton>}
    />
  )
}

interface ShopperScreen {
  readonly loader: LoaderFunction
  readonly Component: ComponentType
}

/**
 * Wraps a screen that is closed to admins (rule: admin-in-the-shop). A login or logout, also in
 * another tab, takes effect at once.
 */
export function forShoppers({ loader, Component }: ShopperScreen): ShopperScreen {
  return {
    loader: (args) => (currentUser()?.isAdmin ? null : loader(args)),
    Component() {
      const isAdmin = useSession()?.isAdmin === true
      const isRead = useLoaderData() !== null
      const { revalidate } = useRevalidator()
      useEffect(() => {
        if (isAdmin === isRead) void revalidate()
      }, [isAdmin, isRead, revalidate])
      if (isAdmin) return <ClosedToAdmins />
      return isRead && <Component />
    },
  }
}
