import { brandBySlug } from '#domain/catalogue/brands.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import { type FactName, factNames } from '#domain/catalogue/product-fields.ts'
import type { Product } from '#domain/contract/products.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { withScene } from '#server/images/design-key.ts'
import type { RowOf } from '#server/schema/database.ts'
import { columnOf, valueColumnNames } from './value-columns.ts'

/** Columns of a product that the statements of this folder read. */
export const productColumns = [
  'id',
  'slug',
  ...valueColumnNames,
  'images',
  'design',
  'image_models',
  'is_sample',
  'rating_sum',
  'review_count',
  'rating_is_sample',
  'version',
  'created_at',
] as const
export type ProductRow = Readonly<RowOf<'products', typeof productColumns>>

/** Maps a row to the product of the API; the rating is the average to two decimals, or 0. */
export function presentProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    slug: row.slug,
    name: inCurrentLanguage(row.name, row.name_urdu),
    description: inCurrentLanguage(row.description, row.description_urdu),
    ...(row.name_urdu !== '' && { nameUrdu: row.name_urdu }),
    ...(row.description_urdu !== '' && { descriptionUrdu: row.description_urdu }),
    brand: brandBySlug(row.brand)?.displayName ?? row.brand,
    brandSlug: row.brand,
    deviceModels: row.device_models,
    caseType: row.case_type,
    ...pricesOf(row.price),
    image: withScene(row.images, row.design),
    ...(Object.keys(row.image_models).length > 0 && { imageModels: row.image_models }),
    design: row.design,
    takesName: namedByCustomer(row.case_type),
    isSample: row.is_sample,
    colours: row.colours,
    family: row.family,
    ...ownFacts(row),
    rating: averageRating(row),
    numReviews: row.review_count,
    ...(row.rating_is_sample && { ratingIsSample: true }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}

/** Facts of the case that the owner has written (rule: case-facts). */
function ownFacts(row: ProductRow): { [Name in FactName]?: string } {
  return Object.fromEntries(
    factNames.map((name) => [name, row[columnOf(name)]]).filter(([, value]) => value !== ''),
  )
}

function averageRating({ rating_sum: stars, review_count: reviews }: ProductRow): number {
  return reviews === 0 ? 0 : Math.round((stars / reviews) * 100) / 100
}
