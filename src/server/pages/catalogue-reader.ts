import type { ListingRequest } from '#domain/catalogue/listing.ts'
import type { Highlights, Product, ProductPage } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { highlightsOf, relatedProducts } from '#server/catalogue/shelves.ts'
import { findProduct, listCatalogue } from '#server/catalogue/source.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { productReviews } from '#server/reviews/source.ts'

/** Where the pages of the storefront get their data: the same shapes as the calls answer. */
export interface CatalogueReader {
  readonly listProducts: (request: ListingRequest) => Promise<ProductPage>
  /** By slug or id. */
  readonly product: (slugOrId: string) => Promise<Product | null>
  readonly highlights: () => Promise<Highlights>
  /** Other products like this one; none for a product that does not exist. */
  readonly related: (slugOrId: string) => Promise<readonly Product[]>
  /** Newest first; none for a product that does not exist. */
  readonly reviews: (slugOrId: string) => Promise<readonly Review[]>
}

export function catalogueReader(db: Queryable): CatalogueReader {
  return {
    listProducts: (request) => listCatalogue(db, request),
    product: (slugOrId) => findProduct(db, slugOrId),
    highlights: () => highlightsOf(db),
    related: async (slugOrId) => (await relatedProducts(db, slugOrId))?.products ?? [],
    reviews: async (slugOrId) => (await productReviews(db, slugOrId)) ?? [],
  }
}
