import { LRUCache } from 'lru-cache'
import type { Semaphore } from '#platform/concurrency/semaphore.ts'
import { SingleFlight } from '#platform/concurrency/single-flight.ts'

export interface PageCacheOptions<Page> {
  readonly maxBytes: number
  /** Milliseconds after which a page expires without any invalidation. */
  readonly freshFor: number
  /** Milliseconds after expiry in which a page may be served stale when rendering fails. */
  readonly staleFor: number
  readonly staleCopyOf: (page: Page) => Promise<Page>
  readonly semaphore: Semaphore
  readonly now?: () => number
}

export interface Renderer<Page> {
  readonly render: () => Promise<Page>
  readonly isCacheable: (page: Page) => boolean
  /** Whether the render waits for the semaphore; one that reads no data needn't. */
  readonly isQueued: boolean
}

interface Entry<Page> {
  page: Page
  expiresAt: number
  /** Stale version, made on the first request for it; it replaces the page. */
  staleCopy?: Promise<Page>
}

export interface CacheResult<Page> {
  readonly page: Page
  readonly isStale: boolean
}

/** Estimated bytes of an entry's objects, beside its page's buffer. */
const ENTRY_BYTES = 1_536
const CHARACTER_BYTES = 2

/** Milliseconds between two attempts to render while renders fail. */
const BETWEEN_ATTEMPTS = 1_000

const never = new AbortController().signal

/**
 * LRU cache of rendered pages with single flight and stale-if-error. An expired page is served
 * stale only when rendering fails, for `staleFor`; while renders fail, requests get the stale copy
 * at once and one retry a second runs.
 */
export class PageCache<Page extends { readonly br: Buffer }> {
  readonly #entries: LRUCache<string, Entry<Page>>
  readonly #renders = new SingleFlight<Page>()
  readonly #options: PageCacheOptions<Page>
  readonly #now: () => number
  /** Number of changes; part of a render's key, so that no later request joins it. */
  #generation = 0
  #cleared = 0
  /** Time of the last attempt while renders fail. */
  #triedAt: number | undefined

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) =>
        page.br.length + ENTRY_BYTES + key.length * CHARACTER_BYTES,
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

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
    signal: AbortSignal = never,
  ): Promise<CacheResult<Page>> {
    if (this.#triedAt !== undefined) {
      const copy = await this.copy(key)
      if (copy?.isStale) this.#retry(key, renderer)
      if (copy) return copy
    }
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStale: false }
    try {
      return { page: await this.#renderOnce(key, renderer, signal), isStale: false }
    } catch (error) {
      const copy = error instanceof NotAPage ? undefined : await this.copy(key)
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
    entry.staleCopy ??= this.#options.staleCopyOf(entry.page)
    entry.page = await entry.staleCopy
    return { page: entry.page, isStale: true }
  }

  /** Expires the pages with these keys; all by default. */
  expire(isAffected: (key: string) => boolean = () => true): void {
    this.#generation += 1
    const now = this.#now()
    for (const [key, entry] of this.#entries.entries()) {
      if (isAffected(key)) entry.expiresAt = Math.min(entry.expiresAt, now)
    }
  }

  /** Removes all pages, and drops the results of running renders, even as stale copies. */
  clear(): void {
    this.#generation += 1
    this.#cleared = this.#generation
    this.#entries.clear()
  }

  #renderOnce(key: string, renderer: Renderer<Page>, signal: AbortSignal): Promise<Page> {
    const { semaphore } = this.#options
    const render = () => this.#render(key, renderer)
    const begin = (abandoned: AbortSignal) =>
      renderer.isQueued ? semaphore.run(render, abandoned) : render()
    return this.#renders.join(`${this.#generation} ${key}`, begin, signal)
  }

  async #render(key: string, { render, isCacheable, isQueued }: Renderer<Page>): Promise<Page> {
    const generation = this.#generation
    try {
      const page = await render()
      // A page with data that renders again shows that the fault is over for all pages.
      if (isQueued) this.#triedAt = undefined
      if (isCacheable(page) && generation >= this.#cleared) this.#keep(key, page, generation)
      return page
    } catch (error) {
      if (!(error instanceof NotAPage)) this.#triedAt = this.#now()
      throw error
    }
  }

  /** Caches a page; one whose render began before a change as expired, for a stale copy only. */
  #keep(key: string, page: Page, generation: number): void {
    const isCurrent = generation === this.#generation
    if (!isCurrent && this.#entries.has(key)) return
    const expiresAt = this.#now() + (isCurrent ? this.#options.freshFor : 0)
    this.#entries.set(key, { page, expiresAt })
  }

  /** Renders in the background, at most once a second. */
  #retry(key: string, renderer: Renderer<Page>): void {
    const now = this.#now()
    if (now - (this.#triedAt ?? 0) < BETWEEN_ATTEMPTS) return
    this.#triedAt = now
    this.#renderOnce(key, renderer, never).catch(() => undefined)
  }
}

/** Result of a renderer that is not a page, such as a redirect; not a failure. */
export class NotAPage extends Error {}
