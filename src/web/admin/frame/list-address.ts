import { useMemo } from 'react'
import { useLocation } from 'react-router'

/**
 * Query of the address. The router's `useSearchParams` can also change it, code that every shopper
 * would download with the library.
 */
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

/** Number of the page in an address; 1 by default. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}
