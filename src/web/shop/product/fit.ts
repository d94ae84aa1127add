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

/**
 * A product with its models in sales order, and how they fit the table of models; without its texts
 * in the other language, which a page would carry unseen.
 */
export function fitted(product: ProductWithFamily): { product: ProductWithFamily; fit: Fit } {
  const { brandSlug, deviceModels } = product
  const fit = {
    retired: deviceModels.filter((model) => brandOfModel(model) !== brandSlug),
    isPhone: brandBySlug(brandSlug)?.kind !== 'earphones',
  }
  const { nameUrdu: _name, descriptionUrdu: _description, ...shown } = product
  return { product: withModelsInOrder(shown), fit }
}
