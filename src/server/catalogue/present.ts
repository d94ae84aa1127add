import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { Product } from '#domain/contract/products.ts'
import { rupeesFromPaisa } from '#domain/money.ts'

/** A product as the statements of this folder read it. */
export interface ProductRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly case_type: string
  readonly device_models: readonly string[]
  readonly price: number
  readonly images: readonly string[]
  readonly colours: readonly string[]
  readonly rating_sum: number
  readonly review_count: number
  readonly version: number
  readonly created_at: Date
}

/** The columns of a `ProductRow`. */
export const productColumns = [
  'id',
  'slug',
  'name',
  'description',
  'brand',
  'case_type',
  'device_models',
  'price',
  'images',
  'colours',
  'rating_sum',
  'review_count',
  'version',
  'created_at',
] as const satisfies readonly (keyof ProductRow)[]

/** A product as every call shows it; the rating is the average to two decimals, 0 without reviews. */
export function presentProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brand: brandBySlug(row.brand)?.displayName ?? row.brand,
    brandSlug: row.brand,
    deviceModels: [...row.device_models],
    caseType: row.case_type,
    price: rupeesFromPaisa(row.price),
    image: [...row.images],
    colours: [...row.colours],
    rating: averageRating(row),
    numReviews: row.review_count,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}

function averageRating({
  rating_sum,
  review_count,
}: Pick<ProductRow, 'rating_sum' | 'review_count'>): number {
  return review_count === 0 ? 0 : Math.round((rating_sum / review_count) * 100) / 100
}
