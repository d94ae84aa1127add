import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import * as messages from '#messages/listing.ts'

/** The brand filter of a listing. */
export interface ListedBrand {
  readonly name: string
  /** Whether the model of the filter belongs to the brand. */
  readonly hasModel: boolean
}

/** The brand of a slug; undefined for none or an unknown one. */
export function listedBrand(slug: string, model: string): ListedBrand | undefined {
  const brand = brandBySlug(slug)
  return brand && { name: brand.displayName, hasModel: brand.models.includes(model) }
}

const modelCount = brands.reduce((sum, { models }) => sum + models.length, 0)

/** The subtitle of the unfiltered listing. */
export const catalogueRange = messages.range({ models: modelCount, brands: brands.length })
