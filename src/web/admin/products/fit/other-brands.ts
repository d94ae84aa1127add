import { type Brand, brandBySlug, brands, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { type ProductTyped, toLines } from '#domain/catalogue/product-values.ts'

/** Other brands of the same kind that offer the form's case type; empty before both are chosen. */
export function otherBrands({
  brand: slug,
  caseType,
}: Pick<ProductTyped, 'brand' | 'caseType'>): readonly Brand[] {
  const own = brandBySlug(slug)
  if (!own) return []
  return brands.filter(
    (brand) => brand !== own && brand.kind === own.kind && isCaseTypeOf(brand, caseType),
  )
}

/**
 * Copies of a product for all models of other brands; slugs that don't offer its case type are
 * skipped.
 */
export function copiesFor(typed: ProductTyped, slugs: readonly string[]): readonly ProductTyped[] {
  return otherBrands(typed)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, models }) => ({ ...typed, brand: slug, deviceModels: toLines(models) }))
}
