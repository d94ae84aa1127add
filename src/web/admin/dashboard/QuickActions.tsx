import { Link } from 'react-router'
import { pendingStatuses } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { ordersWith } from '../frame/list-address.ts'

/** Id of the button that receives the focus when the onboarding checklist is hidden. */
export const FIRST_STEPS_BUTTON_ID = 'first-steps'

const actions: readonly { name: string; to: string; icon: IconName; isInSidebar?: boolean }[] = [
  { name: 'Add product', to: paths.adminNewProduct(), icon: 'plus' },
  { name: 'Orders waiting', to: ordersWith(...pendingStatuses), icon: 'clock' },
  { name: 'Products', to: paths.adminProducts(), icon: 'tag', isInSidebar: true },
  { name: 'Users', to: paths.adminUsers(), icon: 'user', isInSidebar: true },
  { name: 'Insights', to: paths.adminInsights(), icon: 'eye', isInSidebar: true },
  { name: 'Settings', to: paths.adminSettings(), icon: 'edit', isInSidebar: true },
  { name: 'Activity', to: paths.adminActivity(), icon: 'clock', isInSidebar: true },
  { name: 'View shop', to: paths.home(), icon: 'home' },
]

interface QuickActionsProps {
  /** Button that restores the hidden checklist, with its progress: '3 of 5'. */
  readonly firstSteps: { readonly left: string; readonly onPress: () => void } | null
}

/** Links to the owner's usual tasks; those in the sidebar are hidden where it is shown. */
export function QuickActions({ firstSteps }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions">
      <ul className="flex flex-wrap gap-2">
        {actions.map(({ name, to, icon, isInSidebar }) => (
          <li key={name} className={classNames('grow sm:grow-0', isInSidebar && 'xl:hidden')}>
            <Link to={to} className={look}>
              <Icon name={icon} className="text-plum" />
              {name}
            </Link>
          </li>
        ))}
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
