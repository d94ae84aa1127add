import { brandBySlug } from '#domain/catalogue/brands.ts'
import { brandOfModel, withModelsInOrder } from '#domain/catalogue/models/brand-models.ts'
import type { ProductWithFamily } from '#domain/contract/products.ts'

/** The models of a product, by the table of brands. */
export interface Fit {
  /** Models that the brand no longer offers; they are never preselected. */
  readonly retired: readonly string[]
  /** False for earphones. */
  readonly isPhone: boolean
}

/** A product with its models in sales order, and how they fit the table of models. */
export function fitted(product: ProductWithFamily): { product: ProductWithFamily; fit: Fit } {
  const { brandSlug, deviceModels } = product
  const fit = {
    retired: deviceModels.filter((model) => brandOfModel(model) !== brandSlug),
    isPhone: brandBySlug(brandSlug)?.kind !== 'earphones',
  }
  return { product: withModelsInOrder(product), fit }
}
