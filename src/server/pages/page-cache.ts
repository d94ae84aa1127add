import { LRUCache } from 'lru-cache'

/** Something that knows its own weight. */
interface Kept {
  readonly bytes: Buffer
}

export interface PageCacheOptions {
  /** Bytes of all pages together; the least used go first. */
  readonly maxBytes: number
  /** Milliseconds until a page is made anew even if nobody said that it changed. */
  readonly freshFor: number
  /** Milliseconds for which an outdated page may stand in when a new one can't be made. */
  readonly standsInFor: number
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

interface Entry<Page> {
  readonly page: Page
  /** When it stops, or stopped, being right. */
  outdatedAt: number
}

/** A page and whether it stands in for one that could not be made. */
export interface Found<Page> {
  readonly page: Page
  readonly isStandIn: boolean
}

/** An entry weighs its own bytes and the compressed forms it will have. */
const WEIGHT = 1.5

/** Milliseconds between two attempts to make a page while pages can't be made. */
const BETWEEN_ATTEMPTS = 1_000
/** Addresses that are remembered as failing; one is enough to know that there is trouble. */
const MOST_TROUBLED = 1_000

/**
 * Pages by key. Everybody who asks for a missing page waits for one making of it. `drop` outdates
 * all pages at once; an outdated page is only used again when making a new one fails, and only for
 * a while (safety, "DB down"). While pages can't be made nobody but the first waits to learn it.
 */
export class PageCache<Page extends Kept> {
  readonly #entries: LRUCache<string, Entry<Page>>
  readonly #making = new Map<string, Promise<Page>>()
  readonly #freshFor: number
  readonly #standsInFor: number
  readonly #now: () => number
  #generation = 0
  /** Keys that could not be made, or are tried again meanwhile, and when that was last tried. */
  readonly #troubled = new Map<string, { hasFailed: boolean; triedAt: number }>()

  constructor({
    maxBytes,
    freshFor,
    standsInFor,
    now = () => performance.now(),
  }: PageCacheOptions) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => Math.ceil(page.bytes.length * WEIGHT) + 1,
    })
    this.#freshFor = freshFor
    this.#standsInFor = standsInFor
    this.#now = now
  }

  /** The page of a key, when it is there and up to date. */
  get(key: string): Page | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() < entry.outdatedAt ? entry.page : undefined
  }

  /**
   * The page of a key, made when it is missing. Throws what `make` throws when no outdated copy can
   * stand in. A page for which `isKept` says no is handed out and forgotten.
   */
  async getOrMake(
    key: string,
    make: () => Promise<Page>,
    isKept: (page: Page) => boolean,
  ): Promise<Found<Page>> {
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStandIn: false }
    const standIn = this.#standIn(key)
    if (standIn && this.#troubled.size > 0) {
      this.#tryAgain(key, make, isKept)
      return { page: standIn, isStandIn: true }
    }
    try {
      return { page: await this.#makeOnce(key, make, isKept), isStandIn: false }
    } catch (error) {
      if (standIn) return { page: standIn, isStandIn: true }
      throw error
    }
  }

  /** Outdates every page: the catalogue or a review has changed. */
  drop(): void {
    this.#generation += 1
    const now = this.#now()
    for (const entry of this.#entries.values()) {
      entry.outdatedAt = Math.min(entry.outdatedAt, now)
    }
  }

  async #makeOnce(
    key: string,
    make: () => Promise<Page>,
    isKept: (page: Page) => boolean,
  ): Promise<Page> {
    const generation = this.#generation
    // Whoever asks after a change must not get what was begun before it.
    const flight = `${generation} ${key}`
    const underWay = this.#making.get(flight)
    if (underWay) return underWay
    const making = make()
    this.#making.set(flight, making)
    try {
      const page = await making
      // What failed before and succeeds now proves that the trouble is over for all.
      if (this.#troubled.get(key)?.hasFailed) this.#troubled.clear()
      // A page begun before a change may stand in later, but is not the page of now.
      const now = this.#now()
      const outdatedAt = generation === this.#generation ? now + this.#freshFor : now
      if (isKept(page)) this.#entries.set(key, { page, outdatedAt })
      return page
    } catch (error) {
      if (!(error instanceof NotAPage)) this.#remember(key, { hasFailed: true })
      throw error
    } finally {
      this.#making.delete(flight)
    }
  }

  /** One more attempt behind a copy that stands in, at most one a second for each page. */
  #tryAgain(key: string, make: () => Promise<Page>, isKept: (page: Page) => boolean): void {
    const trouble = this.#troubled.get(key)
    if (trouble && this.#now() - trouble.triedAt < BETWEEN_ATTEMPTS) return
    this.#remember(key, { hasFailed: trouble?.hasFailed ?? false })
    this.#makeOnce(key, make, isKept).catch(() => undefined)
  }

  #remember(key: string, { hasFailed }: { hasFailed: boolean }): void {
    if (this.#troubled.size >= MOST_TROUBLED && !this.#troubled.has(key)) return
    this.#troubled.set(key, { hasFailed, triedAt: this.#now() })
  }

  #standIn(key: string): Page | undefined {
    const entry = this.#entries.get(key)
    if (!entry || this.#now() - entry.outdatedAt > this.#standsInFor) return undefined
    return entry.page
  }
}

/** Thrown by a maker that has something to say other than a page; not a failure. */
export class NotAPage extends Error {}
