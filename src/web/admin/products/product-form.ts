import { brandBySlug, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { coloursInOrder } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { type PhotoModels, photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { inBrandTableOrder } from '#domain/catalogue/models/brand-models.ts'
import {
  initialValues,
  type ProductTyped,
  type ProductValues,
  productFields,
  valueNames,
} from '#domain/catalogue/product-fields.ts'
import { checkCompatibility, type SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import type { Product, ProductData } from '#domain/contract/products.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { paisaFromRupees } from '#domain/money.ts'

/** Form values of an existing product. */
export function formValuesOf({ brandSlug, price, ...product }: Product): ProductTyped {
  const values = { ...product, brand: brandSlug, price: String(price) }
  return Object.fromEntries(
    valueNames.map((name) => [name, values[name] ?? initialValues[name]]),
  ) as unknown as ProductTyped
}

/** Brand and models as saved; saved models that are retired by now stay selectable (rule: brand-change). */
export function savedCompatibilityOf({ brandSlug, deviceModels }: Product): SavedCompatibility {
  return { brand: brandSlug, deviceModels }
}

/** Validation rules of the typed values; models and case type depend on the brand. */
export function productRules(typed: ProductTyped, before: SavedCompatibility | null) {
  const checked = checkCompatibility(typed, before)
  const fitting = <Value>(
    field: 'deviceModels' | 'caseType',
    rule: FieldRule<Value>,
  ): FieldRule<Value> => {
    const misfit = 'brand' in checked ? undefined : checked.find((one) => one.field === field)
    return misfit ? { ...rule, read: () => ({ mistake: misfit.message }) } : rule
  }
  return {
    ...productFields,
    deviceModels: fitting('deviceModels', productFields.deviceModels),
    caseType: fitting('caseType', productFields.caseType),
  }
}

/** Form values of another brand, without what it doesn't offer (rule: brand-change). */
export function withBrand(typed: ProductTyped, slug: string): ProductTyped {
  const brand = brandBySlug(slug)
  const keepsType = brand !== undefined && isCaseTypeOf(brand, typed.caseType)
  return { ...typed, brand: slug, deviceModels: [], caseType: keepsType ? typed.caseType : '' }
}

/** Source of a product's pictures: a design, or photos with their models. */
export interface PictureSource {
  readonly pictures: readonly string[]
  readonly photoModels: PhotoModels
  readonly design: Design | null
}

/** Values of a valid form. */
export function valuesOf(typed: ProductTyped): ProductValues {
  return { ...typed, price: paisaFromRupees(Number(typed.price)) }
}

/**
 * Request body of a valid form, with its design or the paths of its photos. Models are in the order
 * of their brand's table, as on cards, and colours in
 * that of the table of colours.
 */
export function productBody(
  typed: ProductTyped,
  { pictures, photoModels, design }: PictureSource,
): ProductData {
  const { deviceModels } = typed
  const shown = design
    ? { design }
    : {
        design: null,
        image: [...pictures],
        imageModels: photoModelsWithin(photoModels, pictures, deviceModels),
      }
  return {
    ...typed,
    deviceModels: inBrandTableOrder(brandBySlug(typed.brand) ?? null, deviceModels),
    price: Number(typed.price),
    colours: coloursInOrder(typed.colours),
    ...shown,
  }
}

/** Serialization to compare form values, independent of the order of models and colours. */
export function fingerprint(typed: ProductTyped): string {
  const canonical = (value: string | readonly string[]) =>
    typeof value === 'string' ? value.trim() : [...value].sort()
  return JSON.stringify(valueNames.map((name) => canonical(typed[name])))
}
