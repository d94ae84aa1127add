import type { CountedOrders } from '#domain/contract/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { ApiError, send } from '#web/api/send.ts'
import { pageOf } from '../frame/list-address.ts'

export const PAGE_SIZE = 20

/** Milliseconds after which the page offers another try instead of its skeleton. */
const NOTICE_DELAY = 9_000

/** What an address asks of the list. */
export interface ListQuery {
  /** Trimmed; '' looks for nothing in particular. */
  readonly search: string
  /** None stands for every status, as do those that nobody knows. */
  readonly statuses: readonly OrderStatus[]
  readonly page: number
}

export function listQuery(query: URLSearchParams): ListQuery {
  const asked = query.get('status')?.split(',') ?? []
  return {
    search: (query.get('search') ?? '').trim(),
    statuses: orderStatuses.filter((status) => asked.includes(status)),
    page: pageOf(query),
  }
}

/** How many of the orders that a search finds have one of these statuses; none stands for all. */
export function countOf(
  { counts }: Pick<CountedOrders, 'counts'>,
  statuses: readonly OrderStatus[],
): number {
  if (statuses.length === 0) return counts.all ?? 0
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}

/** @throws ApiError */
export async function fetchList(
  { search, statuses, page }: ListQuery,
  signal: AbortSignal,
): Promise<CountedOrders> {
  const found = await send(
    'listOrders',
    { query: { page, limit: PAGE_SIZE, search, status: statuses.join() } },
    { signal, timeout: NOTICE_DELAY },
  )
  if (Array.isArray(found)) throw new ApiError(200, 'UNREADABLE', '')
  return found
}
