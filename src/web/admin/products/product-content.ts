import type { Design } from '#domain/catalogue/designs/design.ts'
import { isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import type { PhotoModels } from '#domain/catalogue/designs/photo-models.ts'
import { initialValues, type ProductTyped } from '#domain/catalogue/product-fields.ts'
import type { Product } from '#domain/contract/products.ts'
import { formValuesOf } from './product-form.ts'

/** Values of a product form. */
export interface ProductContent {
  readonly typed: ProductTyped
  /** Paths of the photos, the main one first. */
  readonly pictures: readonly string[]
  /** Models that each photo shows, by its path. */
  readonly photoModels: PhotoModels
  /** Drawn design; null for photos. */
  readonly design: Design | null
}

/** Snapshot of a product when its form was opened, for optimistic locking (rule: concurrent-edit). */
export interface ProductSnapshot extends ProductContent {
  readonly version: number
}

/** Initial values of a new product. */
export const noContent: ProductContent = {
  typed: initialValues,
  pictures: [],
  photoModels: {},
  design: null,
}

/** Initial values of a product. */
export function snapshotOf(product: Product): ProductSnapshot {
  return {
    version: product.version,
    typed: formValuesOf(product),
    pictures: product.image.filter((path) => !isDrawn(path)),
    photoModels: product.imageModels ?? {},
    design: product.design,
  }
}
