import type { ReviewChange } from '#server/catalogue/announce.ts'
import type { CatalogueSource } from '#web/entry-server.tsx'

/** A character that no slug contains. */
const SEPARATOR = ' '
/** Bytes of an object and the head of its text. */
const OBJECT_BYTES = 64

/** The parts of the catalogue that a page was rendered from: decides which changes invalidate it. */
export class PageDependencies {
  /** One string, which takes less memory than a set: a page has two dozen slugs, the cache thousands of pages. */
  readonly #slugs: string
  readonly #subject: string | null
  readonly #isSortedByRating: boolean

  constructor(slugs: Iterable<string>, subject: string | null, isSortedByRating: boolean) {
    this.#slugs = [SEPARATOR, ...slugs, SEPARATOR].join(SEPARATOR)
    this.#subject = subject
    this.#isSortedByRating = isSortedByRating
  }

  /** Bytes. */
  get weight(): number {
    return this === none ? 0 : this.#slugs.length + OBJECT_BYTES
  }

  /** Whether a review changes the content of the page or its order. */
  isAffectedBy({ reviewed, isRatedAnew }: ReviewChange): boolean {
    if (this.#subject === reviewed) return true
    return (
      isRatedAnew &&
      (this.#isSortedByRating || this.#slugs.includes(SEPARATOR + reviewed + SEPARATOR))
    )
  }
}

/** Shared by all pages that read nothing. */
const none = new PageDependencies([], null, false)

/** Wraps the source for one render and records what is read from it. */
export function trackedSource(source: CatalogueSource): {
  readonly source: CatalogueSource
  readonly dependencies: () => PageDependencies
} {
  /** Slugs of the products whose rating the page shows. */
  const slugs = new Set<string>()
  /** Slug of the product whose reviews the page shows. */
  let subject: string | null = null
  /** Whether ratings select the products: any review may then bring one onto the page. */
  let isSortedByRating = false
  const record = (products: readonly { readonly slug: string }[]) => {
    for (const { slug } of products) slugs.add(slug)
  }
  return {
    source: {
      async listProducts(wanted, signal) {
        const page = await source.listProducts(wanted, signal)
        record(page.products)
        if (wanted.sort === 'rating') isSortedByRating = true
        return page
      },
      async product(slug, signal) {
        const product = await source.product(slug, signal)
        if (product) {
          record([product])
          subject = product.slug
        }
        return product
      },
      async highlights(signal) {
        const shelves = await source.highlights(signal)
        record([...shelves.newest, ...shelves.loved])
        record([...shelves.types, ...shelves.collections].map(({ product }) => product))
        isSortedByRating = true
        return shelves
      },
      async related(slug, signal) {
        const products = await source.related(slug, signal)
        record(products)
        return products
      },
      reviews: source.reviews,
    },
    dependencies: () =>
      slugs.size === 0 && !isSortedByRating
        ? none
        : new PageDependencies(slugs, subject, isSortedByRating),
  }
}
