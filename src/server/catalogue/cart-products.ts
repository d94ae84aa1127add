import pg from 'pg'
import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { picturesOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { CartLine } from '#domain/contract/cart.ts'

/** The fields of a product that a cart's line shows. */
export interface CartProductRow {
  readonly product_id: string
  readonly slug: string
  readonly name: string
  readonly images: readonly string[]
  readonly image_models: Readonly<Record<string, readonly string[]>>
  readonly price: number
  readonly case_type: string
  readonly brand: string
  readonly device_models: readonly string[]
}

const namedTypes = caseTypes.filter(namedByCustomer).map((type) => pg.escapeLiteral(type))

/**
 * Subquery of products for the `from` clause of a cart's statement. It includes deleted products,
 * because a cart reports its unavailable lines (rule: unavailable-lines).
 */
export const cartProducts = `(
  select id as product_id, slug, name, images, image_models, price, case_type, brand, device_models,
    deleted_at is not null as is_deleted, case_type in (${namedTypes.join(', ')}) as takes_name
  from products
)`

/**
 * Maps a product to the fields of a cart line. Its pictures show the line's model while that is on
 * sale (rule: pictures-follow-the-phone).
 */
export function presentCartProduct(row: CartProductRow, model: string): CartLine['product'] {
  const { images: image, image_models: imageModels } = row
  const shown = row.device_models.includes(model) ? model : ''
  return {
    _id: row.product_id,
    slug: row.slug,
    name: row.name,
    image: picturesOf({ image, imageModels }, shown),
    ...pricesOf(row.price),
    caseType: row.case_type,
    brand: brandBySlug(row.brand)?.displayName ?? row.brand,
    brandSlug: row.brand,
    deviceModels: [...row.device_models],
  }
}
