import { LRUCache } from 'lru-cache'
import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import { SingleFlight } from '#server/concurrency/single-flight.ts'
import type { DrawnProduct } from '../design-key.ts'

/** A product whose pictures are drawn, with all that decides them. */
export interface DesignedProduct extends DrawnProduct {
  readonly brand: BrandSlug
  readonly caseType: CaseType
}

/** Finds the drawn product of a slug, one that was taken off the shop included; null when there is none. */
export type FindDesigned = (slug: string) => Promise<DesignedProduct | null>

interface KnownDesign {
  readonly product: DesignedProduct | null
  /** In the time of `performance.now()`. */
  readonly since: number
}

/** Slugs that are remembered: those that are sold, and some that nobody ever sold. */
const REMEMBERED = 2_000

/** Milliseconds for which a no is believed: the owner may have saved the product a moment ago. */
const NO_HOLDS = 200

/** Remembers which products are drawn, and how, so that a thousand pictures cost one question. */
export class KnownDesigns {
  readonly #find: FindDesigned
  readonly #known = new LRUCache<string, KnownDesign>({ max: REMEMBERED })
  readonly #flights = new SingleFlight<KnownDesign>()
  #edition = 0

  constructor(find: FindDesigned) {
    this.#find = find
  }

  /** Forgets everything: the catalogue has changed. */
  forget(): void {
    this.#edition += 1
    this.#known.clear()
  }

  /**
   * The product of a slug, as `isEnough` wants it: when what is remembered isn't, it is looked up again,
   * though not for everybody who asks.
   */
  async of(
    slug: string,
    isEnough: (product: DesignedProduct | null) => boolean,
    signal: AbortSignal,
  ): Promise<DesignedProduct | null> {
    const known = this.#known.get(slug)
    const isRecent = known !== undefined && performance.now() - known.since < NO_HOLDS
    if (known && (isRecent || isEnough(known.product))) return known.product
    const { product } = await this.#flights.join(slug, () => this.#lookUp(slug), signal)
    return product
  }

  async #lookUp(slug: string): Promise<KnownDesign> {
    const edition = this.#edition
    const since = performance.now()
    const known = { product: await this.#find(slug), since }
    // A product read before a change may be out of date.
    if (edition === this.#edition) this.#known.set(slug, known)
    return known
  }
}
