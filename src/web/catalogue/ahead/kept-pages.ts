/** Milliseconds for which what came ahead is shown as if it had just been asked for. */
const FRESH_FOR = 60_000
/** Milliseconds for which a page that somebody goes back to is there as they left it. */
const KEPT_FOR = 600_000
/** Most addresses whose pages are kept. */
const MOST = 40

interface Kept {
  readonly data: unknown
  /** Milliseconds of the clock when it was read. */
  readonly at: number
  /** Read ahead, and seen by nobody yet. */
  readonly isAhead: boolean
}

const kept = new Map<string, Kept>()

/** Keeps what the page at an address was loaded with; of what could not be read there is nothing to keep. */
export function keepPage(address: string, data: unknown, isAhead = false): void {
  kept.delete(address)
  if ((data as { readonly failure?: string } | null)?.failure !== undefined) return
  kept.set(address, { data, at: Date.now(), isAhead })
  for (const [oldest] of kept) if (kept.size > MOST) kept.delete(oldest)
}

/**
 * What the page at an address was loaded with: for who goes back, as they left it; for who opens a page
 * that came ahead, once, while it is as good as new. To look ahead again is not to open it. Undefined
 * when it has to be read.
 */
export function keptPage(address: string, isGoingBack: boolean, isAhead = false): unknown {
  const page = kept.get(address)
  if (!page) return undefined
  const time = isGoingBack ? KEPT_FOR : page.isAhead ? FRESH_FOR : 0
  if (Date.now() - page.at >= time) return undefined
  if (!isAhead) kept.set(address, { ...page, isAhead: false })
  return page.data
}
