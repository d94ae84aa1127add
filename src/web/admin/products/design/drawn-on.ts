import { type Brand, brandBySlug, type CaseType, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import type { ProductTyped } from '#domain/catalogue/product-values.ts'

/** A brand and one of its case types, which decide what a design can look like. */
export interface ChosenType {
  readonly brand: Brand
  readonly kind: Brand['kind']
  readonly caseType: CaseType
}

/** The values that decide how a design is drawn; null until brand and case type are chosen. */
export function drawnOn({
  brand: slug,
  caseType,
}: Pick<ProductTyped, 'brand' | 'caseType'>): ChosenType | null {
  const brand = brandBySlug(slug)
  if (!brand || !isCaseTypeOf(brand, caseType)) return null
  return { brand, kind: brand.kind, caseType }
}
