import { LRUCache } from 'lru-cache'
import type { Semaphore } from '#server/concurrency/semaphore.ts'

/** Cache entry that reports its own size. */
interface SizedEntry {
  /** Bytes in memory. */
  readonly weight: number
  /** Called when the weight has changed; undefined while the page isn't cached. */
  onWeight: (() => void) | undefined
}

export interface PageCacheOptions<Page> {
  /** Limits the bytes of all pages; the least recently used are evicted first. */
  readonly maxBytes: number
  /** Milliseconds after which a page expires without any invalidation. */
  readonly freshFor: number
  /** Milliseconds after expiry in which a page may be served stale when rendering fails. */
  readonly staleFor: number
  /** Makes the stale version of a page, with its notice. */
  readonly staleCopyOf: (page: Page) => Promise<Page>
  /** Limits concurrent renders. */
  readonly semaphore: Semaphore
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number
}

/** Renderer of the page of one key. */
export interface Renderer<Page> {
  readonly render: () => Promise<Page>
  /** Whether the page may be cached. */
  readonly isCacheable: (page: Page) => boolean
  /** Whether the render waits for the semaphore; one that reads no data needn't. */
  readonly isQueued: boolean
}

interface Entry<Page> {
  readonly page: Page
  /** Time of expiry, by `now`. */
  expiresAt: number
  /** Stale version, made on the first request for it. */
  staleCopy: Promise<Page> | undefined
}

/** Page, and whether it is stale. */
export interface CacheResult<Page> {
  readonly page: Page
  readonly isStale: boolean
}

/** Estimated bytes of an entry's objects, beside its page's buffers. */
const ENTRY_BYTES = 1_536
/** Upper bound of the bytes per character of a key. */
const CHARACTER_BYTES = 2

/** Milliseconds between two attempts to render a failing page. */
const BETWEEN_ATTEMPTS = 1_000
/** Limits the keys remembered as failing; one is enough to switch to stale copies. */
const MAX_FAILING = 1_000

/**
 * LRU cache of rendered pages with single flight and stale-if-error. Concurrent requests for a
 * missing page share one render, which is cancelled while queued when all of them have aborted.
 * `expire` expires pages; an expired page is served stale only when rendering fails, and only
 * for `staleFor`. While a page fails, requests get the stale copy at once and one retry a second
 * runs in the background.
 */
export class PageCache<Page extends SizedEntry> {
  readonly #entries: LRUCache<string, Entry<Page>>
  readonly #inFlight = new Map<string, InFlightRender<Page>>()
  readonly #options: PageCacheOptions<Page>
  readonly #now: () => number
  /** Number of calls of `clear`. */
  #clears = 0
  /** Keys that failed to render or are being retried, with the time of the last attempt. */
  readonly #failing = new Map<string, { hasFailed: boolean; triedAt: number }>()

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => page.weight + ENTRY_BYTES + key.length * CHARACTER_BYTES,
    })
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.size
  }

  /** Page of a key, if it is cached and fresh. */
  get(key: string): Page | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() < entry.expiresAt ? entry.page : undefined
  }

  /**
   * Page of a key, rendered when it is missing or expired.
   *
   * @throws the error of `render`, or the reason of `signal` when that aborts first; unless there
   *   is a stale copy
   */
  async getOrRender(
    key: string,
    renderer: Renderer<Page>,
    signal?: AbortSignal,
  ): Promise<CacheResult<Page>> {
    if (this.#failing.size > 0) {
      const copy = await this.copy(key)
      if (copy?.isStale) this.#retry(key, renderer)
      if (copy) return copy
    }
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStale: false }
    try {
      return { page: await this.#renderOnce(key, renderer).wait(signal), isStale: false }
    } catch (error) {
      const copy = await this.copy(key)
      if (copy) return copy
      throw error
    }
  }

  /** Cached page of a key, fresh or stale. */
  async copy(key: string): Promise<CacheResult<Page> | undefined> {
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStale: false }
    const entry = this.#entries.peek(key)
    if (!entry || this.#now() - entry.expiresAt > this.#options.staleFor) return undefined
    entry.staleCopy ??= this.#replaceByStale(key, entry)
    return { page: await entry.staleCopy, isStale: true }
  }

  /** Expires the pages with these keys; all by default. */
  expire(isAffected: (key: string) => boolean = () => true): void {
    const now = this.#now()
    for (const [key, entry] of this.#entries.entries()) {
      if (isAffected(key)) entry.expiresAt = Math.min(entry.expiresAt, now)
    }
    for (const [key, flight] of this.#inFlight) if (isAffected(key)) flight.outdate()
  }

  /** Removes all pages, and drops the results of running renders, even as stale copies. */
  clear(): void {
    this.expire()
    this.#clears += 1
    this.#entries.clear()
  }

  #renderOnce(key: string, renderer: Renderer<Page>): InFlightRender<Page> {
    const underWay = this.#inFlight.get(key)
    // A request after a change must not join a render that began before it.
    if (underWay && !underWay.isOutdated) return underWay
    const end = () => {
      if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key)
    }
    const flight: InFlightRender<Page> = new InFlightRender({
      render: () => this.#render(key, renderer, () => flight.isOutdated),
      semaphore: renderer.isQueued ? this.#options.semaphore : undefined,
      end,
    })
    this.#inFlight.set(key, flight)
    return flight
  }

  async #render(
    key: string,
    { render, isCacheable }: Renderer<Page>,
    isOutdated: () => boolean,
  ): Promise<Page> {
    const clears = this.#clears
    try {
      const page = await render()
      // A failing page that renders again shows that the fault is over for all pages.
      if (this.#failing.get(key)?.hasFailed) this.#failing.clear()
      // A render that began before a change is cached as expired: good for a stale copy only.
      const now = this.#now()
      const expiresAt = isOutdated() ? now : now + this.#options.freshFor
      const isKept = isCacheable(page) && clears === this.#clears
      if (isKept) this.#keep(key, { page, expiresAt, staleCopy: undefined })
      return page
    } catch (error) {
      if (!(error instanceof NotAPage)) this.#noteFailing(key, { hasFailed: true })
      throw error
    }
  }

  #keep(key: string, entry: Entry<Page>): void {
    const { page } = entry
    page.onWeight = () => {
      const kept = this.#entries.peek(key)
      // Setting an entry updates its weight.
      if (kept) this.#entries.set(key, { ...kept })
    }
    this.#entries.set(key, entry)
  }

  /** Replaces an expired page by its stale version, so that memory holds only one of them. */
  async #replaceByStale(key: string, { page, expiresAt }: Entry<Page>): Promise<Page> {
    const staleCopy = await this.#options.staleCopyOf(page)
    if (this.#entries.peek(key)?.page === page) {
      this.#keep(key, { page: staleCopy, expiresAt, staleCopy: Promise.resolve(staleCopy) })
    }
    return staleCopy
  }

  /** Retries a failing page in the background, at most once a second. */
  #retry(key: string, renderer: Renderer<Page>): void {
    const failure = this.#failing.get(key)
    if (failure && this.#now() - failure.triedAt < BETWEEN_ATTEMPTS) return
    this.#noteFailing(key, { hasFailed: failure?.hasFailed ?? false })
    this.#renderOnce(key, renderer)
      .wait()
      .catch(() => undefined)
  }

  #noteFailing(key: string, { hasFailed }: { hasFailed: boolean }): void {
    if (this.#failing.size >= MAX_FAILING && !this.#failing.has(key)) return
    this.#failing.set(key, { hasFailed, triedAt: this.#now() })
  }
}

interface RenderOptions<Page> {
  readonly render: () => Promise<Page>
  readonly semaphore: Semaphore | undefined
  /** Called when no further request may join. */
  readonly end: () => void
}

/** Running render that its waiting requests share. */
class InFlightRender<Page> {
  readonly #page: Promise<Page>
  readonly #end: () => void
  readonly #abandoned = new AbortController()
  #waiting = 0
  #hasBegun = false
  #isOutdated = false

  constructor({ render, semaphore, end }: RenderOptions<Page>) {
    const begin = () => {
      this.#hasBegun = true
      return render()
    }
    this.#end = end
    this.#page = (semaphore?.run(begin, this.#abandoned.signal) ?? begin()).finally(end)
    // Waiting requests get the rejection; without any, it must not count as unhandled.
    this.#page.catch(() => undefined)
  }

  /** Whether the page's data may have changed since the render began. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  /** Notes a change of the page's data; a queued render will read it. */
  outdate(): void {
    this.#isOutdated = this.#hasBegun
  }

  /** Returns the page; rejects with the reason of `signal` when that aborts first. */
  async wait(signal?: AbortSignal): Promise<Page> {
    this.#waiting += 1
    try {
      return await (signal ? unlessAborted(this.#page, signal) : this.#page)
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0 && !this.#hasBegun) {
        this.#end()
        this.#abandoned.abort()
      }
    }
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** Result of a renderer that is not a page, such as a redirect; not a failure. */
export class NotAPage extends Error {}
