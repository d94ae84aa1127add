import { LRUCache } from 'lru-cache'
import type { Semaphore } from '#server/semaphore.ts'

/** Something that knows its own weight. */
interface Kept {
  /** Bytes of all that it holds. */
  readonly weight: number
  /** Told when its weight has changed; undefined while nobody keeps it. */
  onWeight: (() => void) | undefined
}

export interface PageCacheOptions<Page> {
  /** Bytes of all pages together; the least used go first. */
  readonly maxBytes: number
  /** Milliseconds until a page is made anew even if nobody said that it changed. */
  readonly freshFor: number
  /** Milliseconds for which an outdated page may stand in when a new one can't be made. */
  readonly standsInFor: number
  /** What stands in for an outdated page. */
  readonly standInOf: (page: Page) => Promise<Page>
  /** Pages are made a few at a time. */
  readonly turns: Semaphore
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/** How a page is made. */
export interface Recipe<Page> {
  readonly make: () => Promise<Page>
  /** A page for which it says no is handed out and forgotten. */
  readonly isKept: (page: Page) => boolean
  /** Whether it waits for a turn; what reads nothing needs none. */
  readonly takesTurn: boolean
}

interface Entry<Page> {
  readonly page: Page
  /** When it stops, or stopped, being right. */
  outdatedAt: number
  /** What stands in for it, once that was asked for. */
  standIn: Promise<Page> | undefined
}

/** A page and whether it stands in for one that could not be made. */
export interface Found<Page> {
  readonly page: Page
  readonly isStandIn: boolean
}

/** Bytes of an entry beside its page's buffers: of the objects that hold it together. */
const ENTRY_BYTES = 1_536
/** Bytes of a character of a key at most. */
const CHARACTER_BYTES = 2

/** Milliseconds between two attempts to make a page while pages can't be made. */
const BETWEEN_ATTEMPTS = 1_000
/** Partial drops that are remembered for pages that are being made meanwhile. */
const MOST_REMEMBERED = 100
/** Addresses that are remembered as failing; one is enough to know that there is trouble. */
const MOST_TROUBLED = 1_000

/**
 * Pages by key. Everybody who asks for a missing page waits for one making of it, which nobody
 * begins once all who waited have left. `drop` outdates all pages at once, or those that a change is
 * about; an outdated page is only used again when a new one is not to be had, and only for a while. While pages can't be made
 * nobody but the first waits to learn it.
 */
export class PageCache<Page extends Kept> {
  readonly #entries: LRUCache<string, Entry<Page>>
  readonly #making = new Map<string, Making<Page>>()
  readonly #options: PageCacheOptions<Page>
  readonly #now: () => number
  #generation = 0
  /** What the last drops were about, one for each of the last generations. */
  readonly #drops: ((page: Page) => boolean)[] = []
  /** Keys that could not be made, or are tried again meanwhile, and when that was last tried. */
  readonly #troubled = new Map<string, { hasFailed: boolean; triedAt: number }>()

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => page.weight + ENTRY_BYTES + key.length * CHARACTER_BYTES,
    })
  }

  /** Bytes of everything that is kept. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#entries.size
  }

  /** The page of a key, when it is there and up to date. */
  get(key: string): Page | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() < entry.outdatedAt ? entry.page : undefined
  }

  /**
   * The page of a key, made when it is missing. Throws what `make` throws, or the reason of `asking`
   * when that aborts before the page is there; unless an outdated copy can stand in.
   */
  async getOrMake(key: string, recipe: Recipe<Page>, asking?: AbortSignal): Promise<Found<Page>> {
    if (this.#troubled.size > 0) {
      const copy = await this.copy(key)
      if (copy?.isStandIn) this.#tryAgain(key, recipe)
      if (copy) return copy
    }
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStandIn: false }
    try {
      return { page: await this.#makingOf(key, recipe).wait(asking), isStandIn: false }
    } catch (error) {
      const copy = await this.copy(key)
      if (copy) return copy
      throw error
    }
  }

  /** What is there of a key: its page, or the outdated copy that may stand in for it. */
  async copy(key: string): Promise<Found<Page> | undefined> {
    const fresh = this.get(key)
    if (fresh) return { page: fresh, isStandIn: false }
    const entry = this.#entries.peek(key)
    if (!entry || this.#now() - entry.outdatedAt > this.#options.standsInFor) return undefined
    entry.standIn ??= this.#exchange(key, entry)
    return { page: await entry.standIn, isStandIn: true }
  }

  /** Outdates every page that a change of the catalogue is about; all unless it is known which. */
  drop(isAbout: (page: Page) => boolean = () => true): void {
    this.#generation += 1
    this.#drops.push(isAbout)
    if (this.#drops.length > MOST_REMEMBERED) this.#drops.shift()
    const now = this.#now()
    for (const entry of this.#entries.values()) {
      if (isAbout(entry.page)) entry.outdatedAt = Math.min(entry.outdatedAt, now)
    }
  }

  /** Whether a page that was begun in this generation has been dropped since. */
  #isDropped(page: Page, generation: number): boolean {
    const missed = this.#generation - generation
    if (missed > this.#drops.length) return true
    return this.#drops.slice(this.#drops.length - missed).some((isAbout) => isAbout(page))
  }

  #makingOf(key: string, recipe: Recipe<Page>): Making<Page> {
    const underWay = this.#making.get(key)
    // Whoever asks after a change must not get what was begun before it.
    if (underWay?.isOf(this.#generation)) return underWay
    const end = () => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
    const making: Making<Page> = new Making({
      make: () => this.#make(key, recipe),
      generation: () => this.#generation,
      turns: recipe.takesTurn ? this.#options.turns : undefined,
      end,
    })
    this.#making.set(key, making)
    return making
  }

  async #make(key: string, { make, isKept }: Recipe<Page>): Promise<Page> {
    const generation = this.#generation
    try {
      const page = await make()
      // What failed before and succeeds now proves that the trouble is over for all.
      if (this.#troubled.get(key)?.hasFailed) this.#troubled.clear()
      // A page begun before a change may stand in later, but is not the page of now.
      const now = this.#now()
      const outdatedAt = this.#isDropped(page, generation) ? now : now + this.#options.freshFor
      if (isKept(page)) this.#keep(key, { page, outdatedAt, standIn: undefined })
      return page
    } catch (error) {
      if (!(error instanceof NotAPage)) this.#remember(key, { hasFailed: true })
      throw error
    }
  }

  #keep(key: string, entry: Entry<Page>): void {
    const { page } = entry
    page.onWeight = () => {
      const kept = this.#entries.peek(key)
      // An entry is weighed when it is put in.
      if (kept) this.#entries.set(key, { ...kept })
    }
    this.#entries.set(key, entry)
  }

  /** Keeps what stands in for a page instead of the page, which nobody will get any more. */
  async #exchange(key: string, { page, outdatedAt }: Entry<Page>): Promise<Page> {
    const standIn = await this.#options.standInOf(page)
    if (this.#entries.peek(key)?.page === page) {
      this.#keep(key, { page: standIn, outdatedAt, standIn: Promise.resolve(standIn) })
    }
    return standIn
  }

  /** One more attempt behind a copy that stands in, at most one a second for each page. */
  #tryAgain(key: string, recipe: Recipe<Page>): void {
    const trouble = this.#troubled.get(key)
    if (trouble && this.#now() - trouble.triedAt < BETWEEN_ATTEMPTS) return
    this.#remember(key, { hasFailed: trouble?.hasFailed ?? false })
    this.#makingOf(key, recipe)
      .wait()
      .catch(() => undefined)
  }

  #remember(key: string, { hasFailed }: { hasFailed: boolean }): void {
    if (this.#troubled.size >= MOST_TROUBLED && !this.#troubled.has(key)) return
    this.#troubled.set(key, { hasFailed, triedAt: this.#now() })
  }
}

interface MakingParts<Page> {
  readonly make: () => Promise<Page>
  /** How often the catalogue has changed. */
  readonly generation: () => number
  readonly turns: Semaphore | undefined
  /** Called when nobody may join any more. */
  readonly end: () => void
}

/** One making of a page and those who wait for it. */
class Making<Page> {
  readonly #page: Promise<Page>
  readonly #end: () => void
  readonly #abandoned = new AbortController()
  #waiting = 0
  /** Undefined until it has begun. */
  #generation: number | undefined

  constructor({ make, generation, turns, end }: MakingParts<Page>) {
    const begin = () => {
      this.#generation = generation()
      return make()
    }
    this.#end = end
    this.#page = (turns?.run(begin, this.#abandoned.signal) ?? begin()).finally(end)
    // Whoever waits hears of a failure; when nobody does, nobody needs to.
    this.#page.catch(() => undefined)
  }

  /** Whether it shows, or will show, the catalogue of this generation. */
  isOf(generation: number): boolean {
    return (this.#generation ?? generation) === generation
  }

  /** The page, or the reason of `asking` when that aborts before. */
  async wait(asking?: AbortSignal): Promise<Page> {
    this.#waiting += 1
    try {
      return await (asking ? unlessAborted(this.#page, asking) : this.#page)
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0 && this.#generation === undefined) {
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

/** Thrown by a maker that has something to say other than a page; not a failure. */
export class NotAPage extends Error {}
