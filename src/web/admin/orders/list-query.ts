import type { CountedOrders } from '#domain/contract/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { orderStatuses } from '#domain/orders/statuses.ts'
import { ApiError, send } from '#web/api.ts'
import { pageOf } from '../frame/list-address.ts'

export const PAGE_SIZE = 20

/** Milliseconds after which the page offers another try instead of its skeleton (ux 13). */
const PATIENCE = 9_000

/** What an address asks of the list. */
export interface ListQuery {
  /** Trimmed; '' looks for nothing in particular. */
  readonly search: string
  /** Null stands for every status, as does one that nobody knows. */
  readonly status: OrderStatus | null
  readonly page: number
}

export function listQuery(query: URLSearchParams): ListQuery {
  const asked = query.get('status')
  return {
    search: (query.get('search') ?? '').trim(),
    status: orderStatuses.find((status) => status === asked) ?? null,
    page: pageOf(query),
  }
}

/** How many of the orders that a search finds stand under a tab. */
export function countOf({ counts }: Pick<CountedOrders, 'counts'>, status: OrderStatus | null) {
  return counts[status ?? 'all'] ?? 0
}

/** @throws ApiError */
export async function fetchList(
  { search, status, page }: ListQuery,
  signal: AbortSignal,
): Promise<CountedOrders> {
  const found = await send(
    'listOrders',
    { query: { page, limit: PAGE_SIZE, search, status: status ?? '' } },
    { signal, timeout: PATIENCE },
  )
  if (Array.isArray(found)) throw new ApiError(200, 'UNREADABLE', '')
  return found
}
