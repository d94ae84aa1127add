import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { CartLine } from '#domain/contract/cart.ts'
import { rupeesFromPaisa } from '#domain/money.ts'

/** What a cart's line shows of its product. */
export interface CartProductRow {
  readonly product_id: string
  readonly slug: string
  readonly name: string
  readonly images: readonly string[]
  readonly price: number
  readonly case_type: string
  readonly brand: string
  readonly device_models: readonly string[]
}

/**
 * The products for the `from` of a cart's statement, by `product_id`. Deleted ones are among them,
 * because a cart shows what became of its lines (rule: unavailable-lines).
 */
export const cartProducts = `(
  select id as product_id, slug, name, images, price, case_type, brand, device_models,
    deleted_at is not null as is_deleted
  from products
)`

/** A product as a cart's line shows it. */
export function presentCartProduct(row: CartProductRow): CartLine['product'] {
  return {
    _id: row.product_id,
    slug: row.slug,
    name: row.name,
    image: [...row.images],
    price: rupeesFromPaisa(row.price),
    caseType: row.case_type,
    brand: brandBySlug(row.brand)?.displayName ?? row.brand,
    brandSlug: row.brand,
    deviceModels: [...row.device_models],
  }
}
