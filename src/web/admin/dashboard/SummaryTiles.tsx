import type { ReactNode } from 'react'
import { paisaFromRupees } from '#domain/money.ts'
import { pendingStatuses } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import type { AnswerOf } from '#web/kit/api/send.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { count, counted } from '../frame/count.ts'
import { ordersWith } from '../frame/list-address.ts'
import { LAST_DAYS_ID } from './Panels.tsx'

/** Five figures of the shop; each links to its list, revenue to the last days. */
export function SummaryTiles({ summary }: { readonly summary: AnswerOf<'getSummary'> }) {
  const { orders, products, users } = summary
  const cancelled = paisaFromRupees(summary.cancelledRevenue)
  return (
    <ul
      aria-label="Figures"
      className="grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,28%),1fr))] gap-3 lg:grid-cols-[1.6fr_1.4fr_1fr_1fr_1fr]"
    >
      <PendingTile {...summary} />
      {/* With payments still to be refunded for cancelled orders (rule: revenue). */}
      <Tile
        name="Revenue"
        to={orders === 0 ? paths.adminOrders() : `#${LAST_DAYS_ID}`}
        value={<Money amount={paisaFromRupees(summary.revenue)} />}
        isWide
      >
        {cancelled > 0 && (
          <Detail to={ordersWith('Cancelled')}>
            <Money amount={cancelled} /> of it belongs to cancelled orders: refund due
          </Detail>
        )}
      </Tile>
      <Tile name="Total orders" to={paths.adminOrders()} value={count(orders)} />
      <Tile name="Products" to={paths.adminProducts()} value={count(products)} />
      <Tile name="Users" to={paths.adminUsers()} value={count(users)} />
    </ul>
  )
}

function PendingTile({ pendingOrders, proofsToCheck, statusCounts }: AnswerOf<'getSummary'>) {
  // A rejected transfer with a new screenshot is no pending order, but its customer waits too.
  const isUrgent = pendingOrders > 0 || proofsToCheck > 0
  const toConfirm = statusCounts.Pending ?? 0
  const toCheck = statusCounts['Payment Pending'] ?? 0
  return (
    <Tile
      name="Pending orders"
      to={ordersWith(...pendingStatuses)}
      value={count(pendingOrders)}
      isUrgent={isUrgent}
      isWide
    >
      {isUrgent ? (
        <span className="flex flex-wrap gap-x-4">
          {toConfirm > 0 && (
            <Detail to={ordersWith('Pending')}>{count(toConfirm)} to confirm</Detail>
          )}
          {proofsToCheck > 0 && (
            <Detail to={ordersWith('Payment Pending', 'Payment Rejected')}>
              {counted(proofsToCheck, 'screenshot')} arrived
            </Detail>
          )}
          {toCheck > 0 && (
            <Detail to={ordersWith('Payment Pending')}>
              {counted(toCheck, 'transfer')} to check
            </Detail>
          )}
        </span>
      ) : (
        <span className="flex items-center gap-1.5 text-save">
          <Icon name="check" className="size-4" />
          Nothing waits for you
        </span>
      )}
    </Tile>
  )
}

interface TileProps {
  readonly name: string
  readonly to: string
  readonly value: ReactNode
  readonly isUrgent?: boolean
  readonly isWide?: boolean
  readonly children?: ReactNode
}

function Tile({ name, to, value, isUrgent, isWide, children }: TileProps) {
  return (
    <li
      className={classNames(
        'relative grid content-start gap-1 rounded-card border p-3 transition-colors sm:p-4',
        isUrgent
          ? 'border-pending/40 bg-pending-tint hover:border-pending'
          : 'border-hairline bg-white hover:border-plum',
        isWide && 'col-span-full lg:col-span-1',
      )}
    >
      <Link to={to} className="stretched group grid gap-0.5">
        <span
          className={classNames(
            isUrgent ? 'text-pending' : 'text-muted',
            isWide ? 'text-sm' : 'text-xs sm:text-sm',
          )}
        >
          {name}
        </span>
        <strong
          className={classNames(
            'font-semibold tabular-nums group-hover:text-plum sm:text-2xl',
            isWide ? 'text-xl' : 'text-lg',
          )}
        >
          {value}
        </strong>
      </Link>
      {children && (
        <p className={classNames('text-sm', isUrgent ? 'text-ink' : 'text-muted')}>{children}</p>
      )}
    </li>
  )
}

function Detail({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="relative inline-block min-h-6 underline decoration-edge underline-offset-4 hover:text-plum hover:decoration-plum"
    >
      {children}
    </Link>
  )
}

/** Id of the button that receives the focus when the onboarding checklist is hidden. */
export const FIRST_STEPS_BUTTON_ID = 'first-steps'

const actions: readonly { name: string; to: string; icon: IconName }[] = [
  { name: 'Add product', to: paths.adminNewProduct(), icon: 'plus' },
  { name: 'Orders waiting', to: ordersWith(...pendingStatuses), icon: 'clock' },
  { name: 'View shop', to: paths.home(), icon: 'home' },
]

interface QuickActionsProps {
  readonly firstSteps: { readonly left: string; readonly onPress: () => void } | null
}

/** Links to the owner's usual tasks; the rooms of the area are in the menu and the rail. */
export function QuickActions({ firstSteps }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions">
      <ul className="grid grid-cols-2 gap-2 sm:flex">
        {actions.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to} className={look}>
              <Icon name={icon} className="text-plum" />
              {name}
            </Link>
          </li>
        ))}
        {firstSteps && (
          <li>
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
  'flex w-full min-h-11 flex-wrap items-center justify-center gap-x-1.5 py-1 leading-tight rounded-control border border-hairline bg-white px-2 font-semibold text-sm transition-colors hover:border-plum hover:text-plum sm:gap-2 sm:px-4'
