import { Link } from 'react-router'
import { pendingStatuses } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { ordersWith } from './orders-address.ts'

/** Id of the button that receives the focus when the first steps are hidden. */
export const FIRST_STEPS_BUTTON_ID = 'first-steps'

interface QuickActionsProps {
  /** Button that restores the hidden first steps, with their progress: '3 of 5'. */
  readonly firstSteps: { readonly left: string; readonly onPress: () => void } | null
}

/** Links to the owner's usual tasks, without the pages of the rail where the rail is shown. */
export function QuickActions({ firstSteps }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions">
      <ul className="flex flex-wrap gap-2">
        <Action to={paths.adminNewProduct()} icon="plus">
          Add product
        </Action>
        <Action to={ordersWith(...pendingStatuses)} icon="clock">
          Orders waiting
        </Action>
        <Action isInRail to={paths.adminProducts()} icon="tag">
          Products
        </Action>
        <Action isInRail to={paths.adminUsers()} icon="user">
          Users
        </Action>
        <Action isInRail to={paths.adminInsights()} icon="search">
          Insights
        </Action>
        <Action isInRail to={paths.adminSettings()} icon="edit">
          Settings
        </Action>
        <Action isInRail to={paths.adminActivity()} icon="clock">
          Activity
        </Action>
        <Action to={paths.home()} icon="home">
          View shop
        </Action>
        {firstSteps && (
          <li className="grow sm:grow-0">
            <button
              id={FIRST_STEPS_BUTTON_ID}
              type="button"
              onClick={firstSteps.onPress}
              className={look}
            >
              <Icon name="check" className="text-plum" />
              First steps
              <span className="font-normal text-muted tabular-nums">{firstSteps.left}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

const look =
  'flex w-full min-h-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border border-hairline bg-white px-2 font-semibold text-sm transition-colors hover:border-plum hover:text-plum sm:gap-2 sm:px-4'

interface ActionProps {
  /** Hidden where the rail is shown, which has the same link. */
  readonly isInRail?: boolean
  readonly to: string
  readonly icon: IconName
  readonly children: string
}

function Action({ isInRail, to, icon, children }: ActionProps) {
  return (
    <li className={classNames('grow sm:grow-0', isInRail && 'xl:hidden')}>
      <Link to={to} className={look}>
        <Icon name={icon} className="text-plum" />
        {children}
      </Link>
    </li>
  )
}
