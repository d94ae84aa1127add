import type { ListingRequest } from '#domain/catalogue/listing.ts'
import type { Product, ProductPage, ProductWithFamily } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { highlightsOf, relatedProducts } from '#server/catalogue/shelves.ts'
import { findProduct, listCatalogue } from '#server/catalogue/source.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { productReviews } from '#server/reviews/source.ts'
import type { HomeShelvesData, ShelfProduct } from '#web/api/shelf-product.ts'

/** The data source of server-rendered pages, in the shapes of the API. */
export interface CatalogueReader {
  readonly listProducts: (request: ListingRequest) => Promise<ProductPage>
  /** By slug or id. */
  readonly product: (slugOrId: string) => Promise<ProductWithFamily | null>
  readonly highlights: () => Promise<HomeShelvesData>
  /** Other products like this one; none for a product that does not exist. */
  readonly related: (slugOrId: string) => Promise<readonly ShelfProduct[]>
  /** Newest first; none for a product that does not exist. */
  readonly reviews: (slugOrId: string) => Promise<readonly Review[]>
}

export function catalogueReader(db: Queryable): CatalogueReader {
  return {
    listProducts: (request) => listCatalogue(db, request),
    product: (slugOrId) => findProduct(db, slugOrId),
    highlights: async () => {
      const { newest, loved, types, collections } = await highlightsOf(db)
      return {
        newest: newest.map(toShelfProduct),
        loved: loved.map(toShelfProduct),
        types: types.map((type) => ({ ...type, product: toShelfProduct(type.product) })),
        collections: collections.map((tile) => ({
          ...tile,
          product: toShelfProduct(tile.product),
        })),
      }
    },
    related: async (slugOrId) =>
      ((await relatedProducts(db, slugOrId))?.products ?? []).map(toShelfProduct),
    reviews: async (slugOrId) => (await productReviews(db, slugOrId)) ?? [],
  }
}

/** The fields that a product card shows; the others would only make the document larger. */
function toShelfProduct(product: Product): ShelfProduct {
  const { slug, name, brand, brandSlug, price, image, rating, numReviews, ratingIsSample } = product
  return {
    ...{ slug, name, brand, brandSlug, price, image: image.slice(0, 1), rating, numReviews },
    ...(ratingIsSample && { ratingIsSample }),
  }
}
