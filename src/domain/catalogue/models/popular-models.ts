import type { BrandSlug } from '../brands.ts'
import table from './popular-models.json' with { type: 'json' }

const byBrand: Readonly<Partial<Record<BrandSlug, readonly string[]>>> = table

/** The models of a brand that most shoppers in Pakistan have, the most common first; none if unknown. */
export function popularModelsOf(brand: BrandSlug): readonly string[] {
  return byBrand[brand] ?? []
}
