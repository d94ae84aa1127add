import type { CountedOrders } from '#domain/contract/orders.ts'
import { isFiltered, type ListFilter, readListFilter } from '#domain/orders/list-filters.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { send, unreadable } from '#web/kit/api/send.ts'
import { PAGE_SIZE, pageOf } from '../frame/list-address.ts'

/** Timeout in milliseconds, after which the page offers a retry instead of its skeleton. */
const TIMEOUT = 9_000

/** Filters and page of the list of orders, from the query of a URL. */
export interface ListQuery {
  readonly filter: ListFilter<'orders'>
  readonly page: number
}

export function listQuery(query: URLSearchParams): ListQuery {
  return { filter: readListFilter('orders', query), page: pageOf(query) }
}

/** Number of orders in one of these statuses that match the search; an empty list means all. */
export function countOf(
  { counts }: Pick<CountedOrders, 'counts'>,
  statuses: readonly OrderStatus[],
): number {
  if (statuses.length === 0) return counts.all ?? 0
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}

/** Whether the shop has no orders: nothing is counted, and no filter but the status is set. */
export function isBeforeFirstOrder(
  found: Pick<CountedOrders, 'counts'>,
  filter: ListFilter<'orders'>,
): boolean {
  return countOf(found, []) === 0 && !isFiltered(filter, 'status')
}

/** Request of `listOrders` for a page of the list. */
export function listParts({ filter, page }: ListQuery) {
  return { query: { page, limit: PAGE_SIZE, ...filter } }
}

/** @throws ApiError */
export async function fetchList(query: ListQuery, signal: AbortSignal): Promise<CountedOrders> {
  const found = await send('listOrders', listParts(query), { signal, timeout: TIMEOUT })
  if (Array.isArray(found)) throw unreadable()
  return found
}
