import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import type { Product } from '#domain/contract/products.ts'

/** The models of a product, by the table of brands. */
export interface Fit {
  /** Models that the brand no longer offers; they are never preselected. */
  readonly retired: readonly string[]
  /** False for earphones. */
  readonly isPhone: boolean
}

export function fitOf({ brandSlug, deviceModels }: Product, brandOf: typeof brandOfModel): Fit {
  return {
    retired: deviceModels.filter((model) => brandOf(model) !== brandSlug),
    isPhone: brandBySlug(brandSlug)?.kind !== 'earphones',
  }
}
