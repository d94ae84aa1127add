import { brandBySlug, inSalesOrder } from '#domain/catalogue/brands.ts'
import type { Product } from '#domain/contract/products.ts'

/** What the table of brands says of the models that a product fits. */
export interface Fit {
  /** In sales order. */
  readonly deviceModels: string[]
  /** Those of them that the brand no longer offers: nobody is taken to have one. */
  readonly retired: readonly string[]
  /** Earphones are no phone. */
  readonly isPhone: boolean
}

/**
 * The brand's models that a product fits.
 */
export function fitOf({ brandSlug, deviceModels }: Product): Fit {
  const brand = brandBySlug(brandSlug) ?? null
  return {
    deviceModels: inSalesOrder(brand, deviceModels),
    retired: deviceModels.filter((model) => !brand?.models.includes(model)),
    isPhone: brand?.kind !== 'earphones',
  }
}
