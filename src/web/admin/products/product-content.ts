import type { Product } from '#domain/contract/products.ts'
import { newProduct, type ProductTyped, typedOf } from './product-form.ts'

/** All that a product form shows: what is typed, and the paths of its pictures, the main one first. */
export interface ProductContent {
  readonly typed: ProductTyped
  readonly pictures: readonly string[]
}

/** A product as somebody saw it when they began to change it (rule: second-comer). */
export interface SeenProduct extends ProductContent {
  readonly version: number
}

/** What the form of a new product begins with. */
export const noContent: ProductContent = { typed: newProduct, pictures: [] }

/** What the form of a product begins with. */
export function seenOf(product: Product): SeenProduct {
  return { version: product.version, typed: typedOf(product), pictures: product.image }
}
