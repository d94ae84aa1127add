import { brandBySlug, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { coloursInOrder } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { type PhotoModels, photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { inBrandTableOrder } from '#domain/catalogue/models/brand-models.ts'
import { defaultDescription, productFields } from '#domain/catalogue/product-fields.ts'
import {
  checkCompatibility,
  type FieldMistake,
  type SavedCompatibility,
} from '#domain/catalogue/product-rules.ts'
import {
  fromLines,
  type ProductTyped,
  toLines,
  typedValues,
  type ValueName,
  valueNames,
  valuesOfTyped,
} from '#domain/catalogue/product-values.ts'
import type { Product, ProductData } from '#domain/contract/products.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { paisaFromRupees, rupeesFromPaisa } from '#domain/money.ts'

/** Initial values of a new product, empty except for the default description. */
export const emptyProductValues: ProductTyped = {
  ...(Object.fromEntries(valueNames.map((name) => [name, ''])) as ProductTyped),
  description: defaultDescription,
}

/** Form values of an existing product. */
export function formValuesOf({ brandSlug, price, ...product }: Product): ProductTyped {
  const { material = '', finish = '', weight = '', inParcel = '' } = product
  return typedValues({
    ...product,
    material,
    finish,
    weight,
    inParcel,
    brand: brandSlug,
    price: paisaFromRupees(price),
  })
}

/** Brand and models as saved; saved models that are retired by now stay selectable (rule: brand-change). */
export function savedCompatibilityOf({ brandSlug, deviceModels }: Product): SavedCompatibility {
  return { brand: brandSlug, deviceModels }
}

/** Validation rules of the typed values; models and case type depend on the brand. */
export function productRules(
  typed: ProductTyped,
  before: SavedCompatibility | null,
): Readonly<Record<ValueName, FieldRule>> {
  return {
    ...productFields,
    deviceModels: compatibilityRule('deviceModels', typed, before),
    caseType: compatibilityRule('caseType', typed, before),
  }
}

function compatibilityRule(
  field: 'deviceModels' | 'caseType',
  typed: ProductTyped,
  before: SavedCompatibility | null,
): FieldRule {
  return {
    missing: productFields[field].missing,
    read(value) {
      const { brand, deviceModels, caseType }: ProductTyped = { ...typed, [field]: value }
      const checked = checkCompatibility(
        { brand, deviceModels: fromLines(deviceModels), caseType },
        before,
      )
      const mistake = 'brand' in checked ? undefined : mistakeAt(checked, field)
      return mistake === undefined ? productFields[field].read(value) : { mistake }
    },
  }
}

function mistakeAt(mistakes: readonly FieldMistake[], field: string): string | undefined {
  return mistakes.find((mistake) => mistake.field === field)?.message
}

/**
 * Form values after a change of the brand: without models, and without a case type that the brand
 * doesn't offer (rule: brand-change).
 */
export function withBrand(typed: ProductTyped, slug: string): ProductTyped {
  const brand = brandBySlug(slug)
  const keepsType = brand !== undefined && isCaseTypeOf(brand, typed.caseType)
  return { ...typed, brand: slug, deviceModels: '', caseType: keepsType ? typed.caseType : '' }
}

/** Source of a product's pictures: a design, or photos with their models. */
export interface PictureSource {
  readonly pictures: readonly string[]
  readonly photoModels: PhotoModels
  readonly design: Design | null
}

/**
 * Request body of a valid form, with its design or the paths of its photos. Models are in the order
 * of their brand's table, as on cards, and colours in that of the table of colours.
 */
export function productBody(
  typed: ProductTyped,
  { pictures, photoModels, design }: PictureSource,
): ProductData {
  const values = valuesOfTyped(typed)
  const shown = design
    ? { design }
    : {
        design: null,
        image: [...pictures],
        imageModels: photoModelsWithin(photoModels, pictures, values.deviceModels),
      }
  return {
    ...values,
    deviceModels: inBrandTableOrder(brandBySlug(typed.brand) ?? null, values.deviceModels),
    price: rupeesFromPaisa(values.price),
    colours: coloursInOrder(values.colours),
    ...shown,
  }
}

/**
 * Canonical serialization of the form values, to compare them. It ignores the order in which models
 * and colours were selected.
 */
export function fingerprint(typed: ProductTyped): string {
  const sorted = (lines: string) => toLines([...fromLines(lines)].sort())
  const { deviceModels, colours } = typed
  const sameOrder = { ...typed, deviceModels: sorted(deviceModels), colours: sorted(colours) }
  return JSON.stringify(valueNames.map((name) => sameOrder[name].trim()))
}
