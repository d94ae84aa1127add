import { brandBySlug, inSalesOrder } from '#domain/catalogue/brands.ts'
import type { Product } from '#domain/contract/products.ts'

/** The models of a product, by the table of brands. */
export interface Fit {
  /** In sales order. */
  readonly deviceModels: string[]
  /** Models that the brand no longer offers; they are never preselected. */
  readonly retired: readonly string[]
  /** False for earphones. */
  readonly isPhone: boolean
}

export function fitOf({ brandSlug, deviceModels }: Product): Fit {
  const brand = brandBySlug(brandSlug) ?? null
  return {
    deviceModels: inSalesOrder(brand, deviceModels),
    retired: deviceModels.filter((model) => !brand?.models.includes(model)),
    isPhone: brand?.kind !== 'earphones',
  }
}
