import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { OrderStatus } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'

/** Query of the address; `useSearchParams` would be in every shopper's library chunk. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Query of an admin list with some parameters changed; '' and null remove one. */
export function withQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, String(value))
  }
  return `?${changed}`
}

/** Number of records on a full page of a list. */
export const PAGE_SIZE = 20

/** Number of the page in an address; 1 by default. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** Address of the order list filtered by these statuses. */
export function ordersWith(...statuses: readonly OrderStatus[]): string {
  return `${paths.adminOrders()}?${new URLSearchParams({ status: statuses.join() })}`
}
