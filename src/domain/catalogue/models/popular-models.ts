import type { BrandSlug } from '../brands.ts'
import table from './popular-models.json' with { type: 'json' }

/** The models of a brand that most shoppers in Pakistan have, the most common first. */
export function popularModelsOf(brand: BrandSlug): readonly string[] {
  return table[brand]
}
