/** Default number of products on a page (rule: paging). */
const PAGE_SIZE = 12
/** Largest number of products on a page (rule: whole-lists). */
const MAX_PAGE_SIZE = 100
/** Limits the page number of a listing. */
const MAX_PAGE = 10_000

/** Limits the words of a search. */
const MOST_WORDS = 12

/** First words of a text, without those contained in others, which add no condition. */
export function searchWords(text: string): readonly string[] {
  const all = text.toLowerCase().split(/\s+/)
  const words = [...new Set(all)].filter((word) => word !== '').slice(0, MOST_WORDS)
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/** Products on a page: 12, or up to 100 by `limit`; 0 means the maximum (rule: whole-lists). */
export function pageSize(limit: number | undefined): number {
  if (limit === undefined || limit < 0) return PAGE_SIZE
  return limit === 0 ? MAX_PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE)
}

/** Nearest existing page to the requested one; an empty listing has one page (rule: paging). */
export function clampPage(
  wanted: number | undefined,
  { total, size }: { readonly total: number; readonly size: number },
): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(Math.max(wanted ?? 1, 1), pages, MAX_PAGE), pages }
}

/** Items by key, in the order of their first occurrences; `Map.groupBy` for every supported browser. */
export function groupedBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
