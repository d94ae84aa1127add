import { onUserChange } from '#web/kit/session/session.ts'

/** Milliseconds for which prefetched data counts as fresh. */
const FRESH_FOR = 60_000
/** Milliseconds for which Back and Forward reuse the data of a page. */
const BACK_FOR = 600_000
/** Maximum number of cached addresses; the oldest is evicted first. */
const MOST_ENTRIES = 40

interface Entry {
  /** A promise, so that opening a page waits for the prefetch that its touch began. */
  readonly data: Promise<unknown>
  /** When it was requested, in milliseconds of the clock. */
  readonly at: number
  readonly isPrefetched: boolean
}

const cache = new Map<string, Entry>()

// Loader data contain what their user may do, such as removing a review of their own.
onUserChange(() => cache.clear())

/** Caches the loader data of the page at an address; a failed load removes its entry. */
export function cacheLoaderData(
  address: string,
  data: Promise<unknown>,
  isPrefetched = false,
): void {
  cache.delete(address)
  cache.set(address, { data, at: Date.now(), isPrefetched })
  for (const [oldest] of cache) if (cache.size > MOST_ENTRIES) cache.delete(oldest)
  const remove = () => {
    if (cache.get(address)?.data === data) cache.delete(address)
  }
  data.then((loaded) => {
    if ((loaded as { readonly failure?: string } | null)?.failure !== undefined) remove()
  }, remove)
}

/**
 * Cached loader data of an address: for Back and Forward ten minutes long, for a link once within
 * a minute of its prefetch. Undefined when the loader has to run.
 */
export function cachedLoaderData(
  address: string,
  visit: 'open' | 'back' | 'prefetch',
): Promise<unknown> | undefined {
  const page = cache.get(address)
  if (!page) return undefined
  const time = visit === 'back' ? BACK_FOR : page.isPrefetched ? FRESH_FOR : 0
  if (Date.now() - page.at >= time) return undefined
  if (visit !== 'prefetch') cache.set(address, { ...page, isPrefetched: false })
  return page.data
}
