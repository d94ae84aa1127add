import { brandBySlug, brands } from '#domain/catalogue/brands.ts'

/** What a listing says of the brand that it is narrowed to. */
export interface ListedBrand {
  readonly name: string
  /** Whether the model that it is narrowed to is one of the brand's. */
  readonly hasModel: boolean
}

/** The brand of a view; undefined for none, or one that the shop doesn't have. */
export function listedBrand(slug: string, model: string): ListedBrand | undefined {
  const brand = brandBySlug(slug)
  return brand && { name: brand.displayName, hasModel: brand.models.includes(model) }
}

const modelCount = brands.reduce((sum, { models }) => sum + models.length, 0)

/** What the whole catalogue says of itself. */
export const catalogueRange = `Covers for ${modelCount} models of ${brands.length} brands.`
