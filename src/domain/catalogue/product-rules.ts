import {
  type Brand,
  brandByDisplayName,
  brandBySlug,
  brands,
  type CaseType,
  isCaseTypeOf,
} from './brands.ts'
import { productFields } from './product-fields.ts'

/** The fields of a product that depend on its brand, as the product form sends them. */
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

/** The models that a product of a brand may name. */
export interface ChoosableModels {
  /** In sales order. */
  readonly offered: readonly string[]
  /**
   * No longer offered; a product of the same brand that has them may keep them
   * (rule: brand-change).
   */
  readonly retired: readonly string[]
}

/** Models to choose from, for a new product or for one as it was `before`. */
export function choosableModels(
  brand: Pick<Brand, 'slug' | 'models'>,
  before: KnownCompatibility | null,
): ChoosableModels {
  const known = before?.brand === brand.slug ? before.deviceModels : []
  return { offered: brand.models, retired: known.filter((model) => !offeredToday.has(model)) }
}

/**
 * Whether brand, models and case type fit each other, retired models considered
 * (rule: brand-change).
 */
export function checkCompatibility(
  { brand: brandText, deviceModels, caseType }: Compatibility,
  before: KnownCompatibility | null,
): CheckedCompatibility | readonly FieldMistake[] {
  const brand = brandByDisplayName(brandText) ?? brandBySlug(brandText)
  if (!brand) return [{ field: 'brand', message: productFields.brand.missing }]
  const models = [...new Set(deviceModels.map((model) => model.trim()))]
  const { offered, retired } = choosableModels(brand, before)
  const isAllowed = (model: string) => offered.includes(model) || retired.includes(model)
  const fits = models.length > 0 && models.every(isAllowed)
  const mistakes: FieldMistake[] = fits
    ? []
    : [{ field: 'deviceModels', message: productFields.deviceModels.missing }]
  if (!isCaseTypeOf(brand, caseType)) {
    return [...mistakes, { field: 'caseType', message: productFields.caseType.missing }]
  }
  return fits ? { brand, deviceModels: models, caseType } : mistakes
}
