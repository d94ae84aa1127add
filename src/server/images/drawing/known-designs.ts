import { LRUCache } from 'lru-cache'
import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import { SingleFlight } from '#platform/concurrency/single-flight.ts'
import type { DrawnProduct } from '../design-key.ts'

/** Product with drawn pictures, and the fields that determine them. */
export interface DesignedProduct extends DrawnProduct {
  readonly brand: BrandSlug
  readonly caseType: CaseType
}

/** Finds the drawn product of a slug, including a deleted one; null when there is none. */
export type FindDesigned = (slug: string) => Promise<DesignedProduct | null>

interface KnownDesign {
  readonly product: DesignedProduct | null
  /** In the time of `performance.now()`. */
  readonly since: number
}

/** Limits the cached slugs: those on sale, and some unknown ones. */
const REMEMBERED = 2_000

/**
 * Lifetime of a negative cache entry in milliseconds: its product may be saved at any moment.
 */
const NO_HOLDS = 200

/** Cache of drawn products, so that a thousand pictures cost one query. */
export class KnownDesigns {
  readonly #find: FindDesigned
  readonly #known = new LRUCache<string, KnownDesign>({ max: REMEMBERED })
  readonly #flights = new SingleFlight<KnownDesign>()
  #edition = 0

  constructor(find: FindDesigned) {
    this.#find = find
  }

  /** Clears the cache after a change of the catalogue. */
  forget(): void {
    this.#edition += 1
    this.#known.clear()
  }

  /**
   * Product of a slug; a cached one that fails `isEnough` is queried again, at most once per
   * interval.
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
