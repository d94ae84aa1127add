import type { Selectable } from 'kysely'
import pg from 'pg'
import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { picturesOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { CartLine } from '#domain/contract/cart.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import type { Tables } from '#server/schema/tables.ts'

export interface CartProductRow
  extends Pick<
    Selectable<Tables['products']>,
    | ('slug' | 'name' | 'name_urdu' | 'images' | 'image_models' | 'price')
    | ('case_type' | 'brand' | 'device_models')
  > {
  readonly product_id: string
}

const namedTypes = caseTypes.filter(namedByCustomer).map((type) => pg.escapeLiteral(type))

/** Products for a cart's statement, deleted ones included (rule: unavailable-lines). */
export const cartProducts = `(
  select id as product_id, slug, name, name_urdu, images, image_models, price, case_type, brand, device_models,
    deleted_at is not null as is_deleted, case_type in (${namedTypes.join(', ')}) as takes_name
  from products
)`

/** Product of a cart line, on its model while on sale (rule: pictures-follow-the-phone). */
export function presentCartProduct(row: CartProductRow, model: string): CartLine['product'] {
  const { images: image, image_models: imageModels } = row
  const soldModel = row.device_models.includes(model) ? model : ''
  return {
    _id: row.product_id,
    slug: row.slug,
    name: inCurrentLanguage(row.name, row.name_urdu),
    image: picturesOf({ image, imageModels }, soldModel),
    ...pricesOf(row.price),
    caseType: row.case_type,
    brand: brandBySlug(row.brand)?.displayName ?? row.brand,
    brandSlug: row.brand,
    deviceModels: row.device_models,
  }
}
