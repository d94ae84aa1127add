import { statusesIn } from './status-lists.ts'

const trimmed = (text: string) => text.trim()
const knownStatuses = (text: string) => statusesIn(text).join()

/**
 * Filters of the admin's lists, with the functions that normalize them. The contract, the address,
 * the CSV export and the selection derive from a row; its SQL condition and its control must be
 * written (docs/how-to.md).
 */
export const listFilters = {
  orders: { search: trimmed, status: knownStatuses },
  products: { search: trimmed, brand: trimmed },
  users: { search: trimmed },
} as const satisfies Readonly<Record<string, Readonly<Record<string, (text: string) => string>>>>

export type FilteredList = keyof typeof listFilters
export type FilterName<List extends FilteredList> = keyof (typeof listFilters)[List] & string

/** Normalized value of each filter of a list; '' has no effect. */
export type ListFilter<List extends FilteredList> = Readonly<Record<FilterName<List>, string>>

/** Names of a list's filters. */
export function filterNames<List extends FilteredList>(list: List): readonly FilterName<List>[] {
  return Object.keys(listFilters[list]) as FilterName<List>[]
}

/** Parses the filters in the query of an address. */
export function readListFilter<List extends FilteredList>(
  list: List,
  query: Pick<URLSearchParams, 'get'>,
): ListFilter<List> {
  const canonical: Readonly<Record<string, (text: string) => string>> = listFilters[list]
  return Object.fromEntries(
    filterNames(list).map((name) => [name, canonical[name]?.(query.get(name) ?? '')]),
  ) as ListFilter<List>
}

/** Whether any filter is set, or any but one. */
export function isFiltered(
  filter: Readonly<Record<string, string | undefined>>,
  but?: string,
): boolean {
  return Object.entries(filter).some(([name, value]) => name !== but && value)
}

/** Unique key of a combination of filters, by which a selection under other filters is dropped. */
export function filterKey(filter: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)))
}
