import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'

interface AdminPageProps {
  readonly back?: ReactNode
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Layout of every admin page: the sidebar, then title, actions and content. */
export function AdminPage({ back, title, subtitle, actions, children }: AdminPageProps) {
  return (
    <div className="page-gutter py-6 sm:py-8 xl:grid xl:grid-cols-[9.5rem_minmax(0,1fr)] xl:gap-8">
      <AdminSidebar />
      <div className="grid grid-cols-1 content-start gap-6">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1">
            {back}
            <h1 className="text-2xl">{title}</h1>
            {subtitle && <div className="text-muted text-sm">{subtitle}</div>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}

const groups: readonly (readonly { label: string; to: string; icon: IconName }[])[] = [
  [
    { label: 'Dashboard', to: paths.adminDashboard(), icon: 'home' },
    { label: 'Orders', to: paths.adminOrders(), icon: 'box' },
    { label: 'Ship', to: paths.adminParcels(), icon: 'truck' },
    { label: 'Settle', to: paths.adminSettlements(), icon: 'cash' },
  ],
  [
    { label: 'Products', to: paths.adminProducts(), icon: 'tag' },
    { label: 'Users', to: paths.adminUsers(), icon: 'user' },
  ],
  [
    { label: 'Insights', to: paths.adminInsights(), icon: 'eye' },
    { label: 'Activity', to: paths.adminActivity(), icon: 'clock' },
    { label: 'Settings', to: paths.adminSettings(), icon: 'edit' },
  ],
]

function AdminSidebar() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Admin area" className="admin-rail max-xl:hidden">
      <div className="sticky top-20 grid gap-4">
        {groups.map((links) => (
          <ul
            key={links[0]?.label}
            className="grid gap-0.5 border-hairline not-first:border-t not-first:pt-4"
          >
            {links.map(({ label, to, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  className="flex min-h-10 items-center gap-2.5 rounded-control px-2.5 font-semibold text-sm transition-colors hover:bg-white hover:text-plum aria-[current]:bg-plum-tint aria-[current]:text-plum-deep"
                >
                  <Icon name={icon} className="size-5 text-muted" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}
