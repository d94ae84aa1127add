import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CountedOrders } from '#domain/contract/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { classNames } from '#web/ui/class-names.ts'
import { count } from '../frame/count.ts'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { countOf } from './list-query.ts'
import { tabs } from './tabs.ts'

interface StatusTabsProps {
  readonly found: Pick<CountedOrders, 'counts'>
  readonly statuses: readonly OrderStatus[]
}

/** The list by status, with how many of what was searched for are where; kept in the address. */
export function StatusTabs({ found, statuses }: StatusTabsProps) {
  const query = useQuery()
  const strip = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the chosen tab
  useEffect(() => {
    if (strip.current) showChosen(strip.current)
  }, [statuses.join()])
  const isChosen = (tab: OrderStatus | null) =>
    tab === null ? statuses.length === 0 : statuses.includes(tab)
  return (
    <nav aria-label="Orders by status" className="-mx-4 sm:mx-0">
      <ul
        ref={strip}
        className="flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0"
      >
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={withQuery(query, { status: tab, page: null })}
              preventScrollReset
              aria-current={isChosen(tab) ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-chip border px-3 font-semibold text-sm transition-colors',
                isChosen(tab)
                  ? 'border-plum bg-plum text-white'
                  : 'border-hairline bg-white text-ink hover:border-plum hover:text-plum',
              )}
            >
              {tab ?? 'All'}
              <span
                className={classNames('font-normal tabular-nums', !isChosen(tab) && 'text-muted')}
              >
                {count(countOf(found, tab === null ? [] : [tab]))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves only the strip, never the page. */
function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!chosen) return
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += (chosen.left + chosen.right - around.left - around.right) / 2
}
