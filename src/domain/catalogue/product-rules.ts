import {
  type Brand,
  brandByDisplayName,
  brandBySlug,
  brands,
  type CaseType,
  isCaseTypeOf,
} from './brands.ts'
import { productFields } from './product-fields.ts'

/** The sentence for models that are missing or not of the brand (spec section 5). */
const MODELS_MISSING = 'Please add at least one compatible device model'

/** What of a product depends on its brand, as the product form sends it. */
export interface Compatibility {
  /** Display name or slug. */
  readonly brand: string
  readonly deviceModels: readonly string[]
  readonly caseType: string
}

/** The product as it was before a change. */
export interface KnownCompatibility {
  /** Slug. */
  readonly brand: string
  readonly deviceModels: readonly string[]
}

/** The same, checked against the brand's table. */
interface CheckedCompatibility {
  readonly brand: Brand
  /** Each once, in the order in which they were sent. */
  readonly deviceModels: readonly string[]
  readonly caseType: CaseType
}

export interface FieldMistake {
  readonly field: 'brand' | 'deviceModels' | 'caseType'
  readonly message: string
}

const offeredToday = new Set(brands.flatMap(({ models }) => models))

/**
 * Whether brand, models and case type fit each other. A model that is no longer offered may stay on
 * a product of the same brand that already has it (D64).
 */
export function checkCompatibility(
  { brand: brandText, deviceModels, caseType }: Compatibility,
  before: KnownCompatibility | null,
): CheckedCompatibility | readonly FieldMistake[] {
  const brand = brandByDisplayName(brandText) ?? brandBySlug(brandText)
  if (!brand) return [{ field: 'brand', message: productFields.brand.missing }]
  const models = [...new Set(deviceModels.map((model) => model.trim()))]
  const isAllowed = (model: string) =>
    brand.models.includes(model) ||
    (before?.brand === brand.slug &&
      before.deviceModels.includes(model) &&
      !offeredToday.has(model))
  const fits = models.length > 0 && models.every(isAllowed)
  const mistakes: FieldMistake[] = fits ? [] : [{ field: 'deviceModels', message: MODELS_MISSING }]
  if (!isCaseTypeOf(brand, caseType)) {
    return [...mistakes, { field: 'caseType', message: productFields.caseType.missing }]
  }
  return fits ? { brand, deviceModels: models, caseType } : mistakes
}
