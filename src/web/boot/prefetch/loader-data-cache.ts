import { onUserChange } from '#web/kit/session/session.ts'

/** Milliseconds for which prefetched data counts as fresh. */
const FRESH_FOR = 60_000
/** Milliseconds for which Back and Forward reuse the data of a page. */
const BACK_FOR = 600_000
/** Maximum number of cached addresses; the oldest is evicted first. */
const MOST_ENTRIES = 40

interface Entry {
  readonly data: unknown
  /** When it was loaded, in milliseconds of the clock. */
  readonly at: number
  /** Prefetched, and not opened yet. */
  readonly isPrefetched: boolean
}

const cache = new Map<string, Entry>()
/** Number of changes of the user. */
let userChanges = 0

// Loader data contain what their user may do, such as removing a review of their own.
onUserChange(() => {
  userChanges += 1
  cache.clear()
})

/** Runs a loader and caches its data, unless the user changes meanwhile. */
export async function loadAndCache(
  address: string,
  load: () => unknown,
  isPrefetched: boolean,
): Promise<unknown> {
  const begun = userChanges
  const data = await load()
  if (userChanges === begun) cacheLoaderData(address, data, isPrefetched)
  return data
}

/** Caches the loader data of the page at an address; a failed load removes its entry. */
export function cacheLoaderData(address: string, data: unknown, isPrefetched = false): void {
  cache.delete(address)
  if ((data as { readonly failure?: string } | null)?.failure !== undefined) return
  cache.set(address, { data, at: Date.now(), isPrefetched })
  for (const [oldest] of cache) if (cache.size > MOST_ENTRIES) cache.delete(oldest)
}

/**
 * The cached loader data of the page at an address. Back and Forward reuse it for ten minutes; opening a
 * link uses prefetched data, once, for a minute. A prefetch does not count as opening. Undefined when
 * the loader has to run.
 */
export function cachedLoaderData(
  address: string,
  isGoingBack: boolean,
  isPrefetched = false,
): unknown {
  const page = cache.get(address)
  if (!page) return undefined
  const time = isGoingBack ? BACK_FOR : page.isPrefetched ? FRESH_FOR : 0
  if (Date.now() - page.at >= time) return undefined
  if (!isPrefetched) cache.set(address, { ...page, isPrefetched: false })
  return page.data
}
