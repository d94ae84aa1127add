import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { waitingOrders } from './orders-address.ts'

interface QuickActionsProps {
  readonly statusCounts: Readonly<Record<string, number>>
}

/** What an owner opens the dashboard for. */
export function QuickActions({ statusCounts }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions">
      <ul className="grid grid-cols-6 gap-2 sm:flex sm:flex-wrap">
        <Action to={paths.adminNewProduct()} icon="plus" isWide>
          Add product
        </Action>
        <Action to={waitingOrders(statusCounts)} icon="clock" isWide>
          Orders waiting
        </Action>
        <Action to={paths.adminProducts()} icon="tag">
          Products
        </Action>
        <Action to={paths.adminUsers()} icon="user">
          Users
        </Action>
        <Action to={paths.home()} icon="home">
          View shop
        </Action>
      </ul>
    </nav>
  )
}

interface ActionProps {
  readonly to: string
  readonly icon: IconName
  /** Half the width of a phone instead of a third. */
  readonly isWide?: boolean
  readonly children: string
}

function Action({ to, icon, isWide, children }: ActionProps) {
  return (
    <li className={isWide ? 'col-span-3' : 'col-span-2'}>
      <Link
        to={to}
        className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-hairline bg-white px-2 font-semibold text-sm transition-colors hover:border-plum hover:text-plum sm:px-4"
      >
        <Icon name={icon} className="text-plum" />
        {children}
      </Link>
    </li>
  )
}
