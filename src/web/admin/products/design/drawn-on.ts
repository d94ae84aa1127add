import {
  type Brand,
  brandBySlug,
  brands,
  type CaseType,
  isCaseTypeOf,
} from '#domain/catalogue/brands.ts'
import type { ProductTyped } from '#domain/catalogue/product-values.ts'

const [firstBrand] = brands as readonly [Brand, ...Brand[]]

/** Brand with one of its case types, which determine the possible designs. */
export interface ChosenType {
  readonly brand: Brand
  readonly kind: Brand['kind']
  readonly caseType: CaseType
}

/**
 * Values of the form that decide how a design is drawn; null until brand and case type are chosen.
 */
export function drawnOn({
  brand: slug,
  caseType,
}: Pick<ProductTyped, 'brand' | 'caseType'>): ChosenType | null {
  const brand = brandBySlug(slug)
  if (!brand || !isCaseTypeOf(brand, caseType)) return null
  return { brand, kind: brand.kind, caseType }
}

/** Default before both are chosen: a printed phone case, or a plain cover. */
export function shownBefore({ brand: slug }: Pick<ProductTyped, 'brand'>): ChosenType {
  const brand = brandBySlug(slug) ?? firstBrand
  return { brand, kind: brand.kind, caseType: brand.kind === 'phone' ? 'Graphical' : 'Simple' }
}
