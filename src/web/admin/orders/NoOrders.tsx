import type { CountedOrders } from '#domain/contract/orders.ts'
import type { ListFilter } from '#domain/orders/list-filters.ts'
import { statusesIn } from '#domain/orders/status-lists.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { counted } from '../frame/count.ts'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { countOf } from './live-list.ts'

export function NoOrdersYet() {
  return (
    <EmptyState icon="box" title="No orders yet">
      They show up here by themselves as soon as somebody buys, each with what to do about it.
    </EmptyState>
  )
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
  const isSearch = search !== ''
  if (isSearch && elsewhere === 0) {
    return (
      <EmptyState
        icon="search"
        title="No orders found"
        action={
          <LinkButton
            to={withQuery(query, { search: null, page: null })}
            kind="secondary"
            onClick={() => focusHeading()}
          >
            Clear search
          </LinkButton>
        }
      >
        No order’s id, customer, email address or tracking number matches “{search}”.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={isSearch ? 'search' : 'box'}
      title={`No ${statusesIn(filter.status).join(' or ')} orders${isSearch ? ' found' : ''}`}
      action={
        <LinkButton
          to={withQuery(query, { status: null, page: null })}
          kind="secondary"
          onClick={() => focusHeading()}
        >
          {isSearch ? `Show ${counted(elsewhere, 'order')} found` : 'Show all orders'}
        </LinkButton>
      }
    >
      {isSearch
        ? `What “${search}” finds has another status.`
        : 'No order has this status at the moment.'}
    </EmptyState>
  )
}
