import { Link } from 'react-router'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { StatusBadge } from '#web/order-parts/StatusBadge.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { count } from '../frame/count.ts'
import { ordersWith } from './orders-address.ts'

interface StatusCountsProps {
  readonly counts: Readonly<Record<string, number>>
}

/** How many orders stand where; all eight, so that a missing one is seen to be none. */
export function StatusCounts({ counts }: StatusCountsProps) {
  return (
    <Section card="usual" title="Orders by status">
      <ul className="-mx-2 grid gap-x-2 sm:grid-cols-2 lg:grid-cols-1">
        {orderStatuses.map((status) => {
          const orders = counts[status] ?? 0
          return (
            <li key={status}>
              <Link
                to={ordersWith(status)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 rounded-control px-2 hover:bg-paper"
              >
                <StatusBadge status={status} />
                <span
                  className={classNames(
                    'font-semibold tabular-nums',
                    orders === 0 && 'font-normal text-muted',
                  )}
                >
                  {count(orders)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
