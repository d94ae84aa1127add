import { useEffect, useRef } from 'react'
import type { CountedOrders } from '#domain/contract/orders.ts'
import type { ListFilter } from '#domain/orders/list-filters.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { orderStatuses, stageOf, statusesIn, workStages } from '#domain/orders/status-lists.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { count, counted } from '../frame/count.ts'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { countOf } from './live-list.ts'

interface StatusTabsProps {
  readonly found: Pick<CountedOrders, 'counts'>
  readonly statuses: readonly OrderStatus[]
}

/** Tabs of the list by stage of work and by status, stored in the address (rule: work-stages). */
export function StatusTabs({ found, statuses }: StatusTabsProps) {
  const query = useQuery()
  const strip = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is selected
  useEffect(() => {
    if (strip.current) showChosen(strip.current)
  }, [statuses.join()])
  const stage = stageOf(statuses)
  const to = (chosen: readonly OrderStatus[]) =>
    withQuery(query, { status: chosen.join(), page: null })
  return (
    <nav aria-label="Orders by status" className="-mx-4 grid grid-cols-1 gap-2 sm:mx-0">
      <ul className="flex gap-x-1 overflow-x-auto border-hairline border-b px-4 [scrollbar-width:none] max-sm:justify-between sm:gap-x-6 sm:px-0">
        {[{ name: 'All', statuses: [] }, ...workStages].map((each) => (
          <li key={each.name}>
            <Tab
              look="stage"
              name={each.name}
              to={to(each.statuses)}
              orders={countOf(found, each.statuses)}
              isChosen={each.name === (statuses.length === 0 ? 'All' : stage?.name)}
            />
          </li>
        ))}
      </ul>
      <ul
        ref={strip}
        className="flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0"
      >
        {orderStatuses.map((status) => (
          <li key={status}>
            <Tab
              look="status"
              name={status}
              to={to([status])}
              orders={countOf(found, [status])}
              isChosen={statuses.includes(status) && (!stage || statuses.length === 1)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabProps {
  readonly name: string
  readonly to: string
  readonly orders: number
  readonly isChosen: boolean
  readonly look: keyof typeof looks
}

/** Classes of the links by level: of every link, of the selected one, of the others. */
const looks = {
  stage: {
    all: 'gap-1.5 border-b-2 px-1 max-sm:text-sm',
    chosen: 'border-plum text-plum',
    other: 'border-transparent text-ink hover:border-hairline hover:text-plum',
  },
  status: {
    all: 'gap-2 rounded-chip border px-3 text-sm xl:min-h-8 xl:px-2.5 xl:text-xs',
    chosen: 'border-plum bg-plum text-white',
    other: 'border-hairline bg-white text-ink hover:border-plum hover:text-plum',
  },
} as const

function Tab({ name, to, orders, isChosen, look }: TabProps) {
  const { all, chosen, other } = looks[look]
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center whitespace-nowrap font-semibold transition-colors',
        all,
        isChosen ? chosen : other,
      )}
    >
      {name}
      <span
        className={classNames(
          'font-normal tabular-nums',
          look === 'stage' && 'text-sm',
          (look === 'stage' || !isChosen) && 'text-muted',
        )}
      >
        {count(orders)}
      </span>
    </Link>
  )
}

/** Centres the selected tab; scrolls only the strip, never the page. */
function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!chosen) return
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += (chosen.left + chosen.right - around.left - around.right) / 2
}

interface NoneFoundProps {
  readonly found: Pick<CountedOrders, 'counts'>
  readonly filter: ListFilter<'orders'>
}

/** Empty state of a filter, with its cause and links to lists with orders. */
export function NoneFound({ found, filter }: NoneFoundProps) {
  const query = useQuery()
  const { search } = filter
  const elsewhere = countOf(found, [])
  const named = `No ${statusesIn(filter.status).join(' or ')} orders`
  const [cleared, title, way, cause] =
    search === ''
      ? ['status', named, 'Show all orders', 'No order has this status at the moment.']
      : elsewhere > 0
        ? [
            'status',
            `${named} found`,
            `Show ${counted(elsewhere, 'order')} found`,
            `What “${search}” finds has another status.`,
          ]
        : [
            'search',
            'No orders found',
            'Clear search',
            `No order’s id, customer, email address or tracking number matches “${search}”.`,
          ]
  return (
    <EmptyState
      icon={search === '' ? 'box' : 'search'}
      title={title}
      action={
        <LinkButton
          to={withQuery(query, { [cleared]: null, page: null })}
          kind="secondary"
          onClick={() => focusHeading()}
        >
          {way}
        </LinkButton>
      }
    >
      {cause}
    </EmptyState>
  )
}
