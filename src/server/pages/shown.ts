import type { ReviewChange } from '#server/catalogue/announce.ts'
import type { CatalogueSource } from '#web/entry-server.tsx'

/** Stands between slugs, and in none. */
const BETWEEN = ' '
/** Bytes of an object and the head of its text. */
const OBJECT_BYTES = 64

/** What of the catalogue a page was made of, and so which changes it is about. */
export class Shown {
  /** In one text: a page has two dozen slugs, and there are thousands of pages. */
  readonly #slugs: string
  readonly #subject: string | null
  readonly #isByStars: boolean

  constructor(slugs: Iterable<string>, subject: string | null, isByStars: boolean) {
    this.#slugs = [BETWEEN, ...slugs, BETWEEN].join(BETWEEN)
    this.#subject = subject
    this.#isByStars = isByStars
  }

  /** Bytes. */
  get weight(): number {
    return this === nothing ? 0 : this.#slugs.length + OBJECT_BYTES
  }

  /** Whether a review changes anything that the page says, or the order in which it says it. */
  isTouchedBy({ reviewed, isRatedAnew }: ReviewChange): boolean {
    if (this.#subject === reviewed) return true
    return isRatedAnew && (this.#isByStars || this.#slugs.includes(BETWEEN + reviewed + BETWEEN))
  }
}

/** Of all pages that read nothing. */
const nothing = new Shown([], null, false)

/** The same source for the making of one page, and what was read of it so far. */
export function watchedSource(source: CatalogueSource): {
  readonly source: CatalogueSource
  readonly shown: () => Shown
} {
  /** Slugs of products that the page shows with their stars. */
  const slugs = new Set<string>()
  /** Slug of the product whose reviews it shows. */
  let subject: string | null = null
  /** Whether stars decide what the page shows: any review may bring a product onto it. */
  let isByStars = false
  const see = (products: readonly { readonly slug: string }[]) => {
    for (const { slug } of products) slugs.add(slug)
  }
  return {
    source: {
      async listProducts(wanted, signal) {
        const page = await source.listProducts(wanted, signal)
        see(page.products)
        if (wanted.sort === 'rating') isByStars = true
        return page
      },
      async product(slug, signal) {
        const product = await source.product(slug, signal)
        if (product) {
          see([product])
          subject = product.slug
        }
        return product
      },
      async highlights(signal) {
        const shelves = await source.highlights(signal)
        see([...shelves.newest, ...shelves.loved])
        see(shelves.types.map(({ product }) => product))
        isByStars = true
        return shelves
      },
      async related(slug, signal) {
        const products = await source.related(slug, signal)
        see(products)
        return products
      },
      reviews: source.reviews,
    },
    shown: () => (slugs.size === 0 && !isByStars ? nothing : new Shown(slugs, subject, isByStars)),
  }
}
