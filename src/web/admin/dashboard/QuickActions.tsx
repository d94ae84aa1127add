import { Link } from 'react-router'
import { pendingStatuses } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { ordersWith } from './orders-address.ts'

/** What an owner opens the dashboard for. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <ul className="flex flex-wrap gap-2">
        <Action to={paths.adminNewProduct()} icon="plus">
          Add product
        </Action>
        <Action to={ordersWith(...pendingStatuses)} icon="clock">
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
  readonly children: string
}

function Action({ to, icon, children }: ActionProps) {
  return (
    <li className="grow sm:grow-0">
      <Link
        to={to}
        className="flex min-h-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border border-hairline bg-white px-2 font-semibold text-sm transition-colors hover:border-plum hover:text-plum sm:gap-2 sm:px-4"
      >
        <Icon name={icon} className="text-plum" />
        {children}
      </Link>
    </li>
  )
}
