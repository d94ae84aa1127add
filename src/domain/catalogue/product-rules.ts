import {
  type Brand,
  brandByDisplayName,
  brandBySlug,
  type CaseType,
  isCaseTypeOf,
} from './brands.ts'
import { everyModel, modelsOf } from './models/brand-models.ts'
import { productFields } from './product-fields.ts'

/** Fields of a product that depend on its brand, as the product form sends them. */
export interface Compatibility {
  /** Display name or slug. */
  readonly brand: string
  readonly deviceModels: readonly string[]
  readonly caseType: string
}

/** Product before a change; `brand` is a slug. */
export type SavedCompatibility = Pick<Compatibility, 'brand' | 'deviceModels'>

/** Fields that were checked against the brand's table. */
interface CheckedCompatibility {
  readonly brand: Brand
  /** Without duplicates, in the order of the request. */
  readonly deviceModels: readonly string[]
  readonly caseType: CaseType
}

export interface FieldMistake {
  readonly field: 'brand' | 'deviceModels' | 'caseType'
  readonly message: string
}

const offeredToday = new Set(everyModel)

/** Models that can be selected for a product of a brand. */
export interface ChoosableModels {
  /** In sales order. */
  readonly offered: readonly string[]
  /** Retired models, which a product of the same brand may keep (rule: brand-change). */
  readonly retired: readonly string[]
}

/** Models that can be selected for a new product, or for one with the state `before`. */
export function choosableModels(
  brand: Pick<Brand, 'slug'>,
  before: SavedCompatibility | null,
): ChoosableModels {
  const known = before?.brand === brand.slug ? before.deviceModels : []
  return {
    offered: modelsOf(brand.slug),
    retired: known.filter((model) => !offeredToday.has(model)),
  }
}

/** Checks that brand, models and case type fit, with retired models (rule: brand-change). */
export function checkCompatibility(
  { brand: brandText, deviceModels, caseType }: Compatibility,
  before: SavedCompatibility | null,
): CheckedCompatibility | readonly FieldMistake[] {
  const brand = brandByDisplayName(brandText) ?? brandBySlug(brandText)
  if (!brand) return [{ field: 'brand', message: productFields.brand.missing() }]
  const models = [...new Set(deviceModels.map((model) => model.trim()))]
  const { offered, retired } = choosableModels(brand, before)
  const isAllowed = (model: string) => offered.includes(model) || retired.includes(model)
  const fits = models.length > 0 && models.every(isAllowed)
  const mistakes: FieldMistake[] = fits
    ? []
    : [{ field: 'deviceModels', message: productFields.deviceModels.missing() }]
  if (!isCaseTypeOf(brand, caseType)) {
    return [...mistakes, { field: 'caseType', message: productFields.caseType.missing() }]
  }
  return fits ? { brand, deviceModels: models, caseType } : mistakes
}
