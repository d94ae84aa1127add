import type { Prices } from '#domain/catalogue/pricing.ts'
import type { Highlights, Product } from '#domain/contract/products.ts'

/** Fields of a product that a small card shows; loader data contains no others. */
export type ShelfProduct = Prices &
  Pick<
    Product,
    | 'slug'
    | 'name'
    | 'brand'
    | 'brandSlug'
    | 'caseType'
    | 'image'
    | 'imageModels'
    | 'rating'
    | 'numReviews'
    | 'ratingIsSample'
  >

export interface HomeShelvesData {
  readonly newest: readonly ShelfProduct[]
  /** Empty without sales and reviews. */
  readonly loved: readonly ShelfProduct[]
  readonly types: readonly (Omit<Highlights['types'][number], 'product'> & {
    readonly product: ShelfProduct
  })[]
  readonly collections: readonly (Omit<Highlights['collections'][number], 'product'> & {
    readonly product: ShelfProduct
  })[]
}
