import { type Brand, type BrandSlug, brandBySlug, brands } from '../brands.ts'
// One line for each generation, newest first within a family. Names are unique in the table.
import table from './brand-models.json' with { type: 'json' }

const modelsByBrand = new Map<string, readonly string[]>(
  Object.entries(table satisfies Readonly<Record<BrandSlug, unknown>>).map(
    ([brand, generations]) => [brand, generations.flat()],
  ),
)

/** Models of all brands in sales order, brand after brand. */
export const everyModel: readonly string[] = brands.flatMap(({ slug }) => modelsOf(slug))

/** Brand of each model, and its rank in the table. */
const knownByName = new Map(
  brands
    .flatMap(({ slug }) => modelsOf(slug).map((model) => ({ brand: slug, model })))
    .map(({ brand, model }, rank) => [model, { brand, rank }] as const),
)

/** Models of a brand in sales order: by family, newest generation first; none for an unknown slug. */
export function modelsOf(brandSlug: string): readonly string[] {
  return modelsByBrand.get(brandSlug) ?? []
}

/** Slug of a model's brand; undefined for an unknown model. */
export function brandOfModel(model: string): BrandSlug | undefined {
  return knownByName.get(model)?.brand
}

/** Models in sales order, then retired ones by name; null means the whole catalogue. */
export function inBrandTableOrder(
  brand: Pick<Brand, 'slug'> | null,
  models: readonly string[],
): string[] {
  const ranked = models.map((model) => {
    const known = knownByName.get(model)
    const isListed = known && (brand === null || known.brand === brand.slug)
    return { model, rank: isListed ? known.rank : Infinity }
  })
  return ranked
    .sort((a, b) => (a.rank === b.rank ? a.model.localeCompare(b.model, 'en') : a.rank - b.rank))
    .map(({ model }) => model)
}

/** A product whose models are in sales order. */
export function withModelsInOrder<
  Fitting extends { readonly brandSlug: string; readonly deviceModels: readonly string[] },
>(product: Fitting): Omit<Fitting, 'deviceModels'> & { deviceModels: string[] } {
  const brand = brandBySlug(product.brandSlug) ?? null
  return { ...product, deviceModels: inBrandTableOrder(brand, product.deviceModels) }
}
