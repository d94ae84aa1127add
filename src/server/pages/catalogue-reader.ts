import { cardPictures, sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import { pricesIn } from '#domain/catalogue/pricing.ts'
import type { Product } from '#domain/contract/products.ts'
import { highlightsOf, relatedProducts } from '#server/catalogue/shelves.ts'
import { findProduct, listCatalogue } from '#server/catalogue/source.ts'
import { productReviews } from '#server/reviews/source.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueSource } from '#web/boot/entry-server.tsx'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'

/** Data source of server-rendered pages: reads the database, in the shapes of the API. */
export function catalogueReader(db: Queryable): CatalogueSource {
  return {
    listProducts: (request) => listCatalogue(db, request),
    product: (slugOrId) => findProduct(db, slugOrId),
    highlights: async () => {
      const { newest, loved, types, collections } = await highlightsOf(db)
      return {
        newest: newest.map((product) => toShelfProduct(product)),
        loved: loved.map((product) => toShelfProduct(product)),
        types: types.map((type) => ({ ...type, product: toShelfProduct(type.product) })),
        collections: collections.map((tile) => ({
          ...tile,
          product: toShelfProduct(tile.product, sceneAmong(tile.product.image)),
        })),
      }
    },
    related: async (slugOrId) =>
      ((await relatedProducts(db, slugOrId))?.products ?? []).map((product) =>
        toShelfProduct(product),
      ),
    reviews: async (slugOrId) => (await productReviews(db, slugOrId)) ?? [],
  }
}

/** Projects a product to the fields of its card and one picture, to keep the document small. */
function toShelfProduct(product: Product, picture = cardPictures(product, '')[0]): ShelfProduct {
  const { slug, name, brand, brandSlug, caseType, rating, numReviews, ratingIsSample } = product
  const image = picture === undefined ? [] : [picture]
  return {
    ...{ slug, name, brand, brandSlug, caseType, image, rating, numReviews },
    ...pricesIn(product),
    ...(ratingIsSample && { ratingIsSample }),
  }
}
