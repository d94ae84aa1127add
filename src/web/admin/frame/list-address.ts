import { useMemo } from 'react'
import { useLocation } from 'react-router'

/**
 * The query of the address. The router's own `useSearchParams` can change it as well, which every
 * shopper would download with the library.
 */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** The query of an admin list with some parameters changed; '' and null take one away. */
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

/** The page that an address asks for; the first when it asks for none. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}
