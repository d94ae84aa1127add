import { brandBySlug, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { coloursInOrder } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { type PhotoModels, photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { inBrandTableOrder } from '#domain/catalogue/models/brand-models.ts'
import { type ProductChange, valueChanges } from '#domain/catalogue/product-changes.ts'
import {
  initialValues,
  MAX_FAMILY_LENGTH,
  type ProductTyped,
  type ProductValues,
  productFields,
  valueNames,
} from '#domain/catalogue/product-fields.ts'
import { checkCompatibility, type SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import type { Product, ProductData } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { isRecord } from '#web/kit/device/stored.ts'
import { designWords, drawnOn } from './design/design-content.ts'

/** Form values of an existing product. */
export function formValuesOf({ brandSlug, price, ...product }: Product): ProductTyped {
  const values = { ...product, brand: brandSlug, price: String(price) }
  return Object.fromEntries(
    valueNames.map((name) => [name, values[name] ?? initialValues[name]]),
  ) as unknown as ProductTyped
}

/** Validation rules of the typed values; models and case type depend on the brand. */
export function productRules(typed: ProductTyped, before: SavedCompatibility | null) {
  const checked = checkCompatibility(typed, before)
  const fitting = <Name extends 'deviceModels' | 'caseType'>(name: Name) => {
    const rule = productFields[name]
    const misfit = 'brand' in checked ? undefined : checked.find(({ field }) => field === name)
    return misfit ? { ...rule, read: () => ({ mistake: misfit.message }) } : rule
  }
  return { ...productFields, deviceModels: fitting('deviceModels'), caseType: fitting('caseType') }
}

/** Form values of another brand, without what it doesn't offer (rule: brand-change). */
export function withBrand(typed: ProductTyped, slug: string): ProductTyped {
  const brand = brandBySlug(slug)
  const keepsType = brand !== undefined && isCaseTypeOf(brand, typed.caseType)
  return { ...typed, brand: slug, deviceModels: [], caseType: keepsType ? typed.caseType : '' }
}

export function valuesOf(typed: ProductTyped): ProductValues {
  return { ...typed, price: paisaFromRupees(Number(typed.price)) }
}

/** Request body of a valid form; models and colours are in the order of their tables. */
export function productBody(
  typed: ProductTyped,
  { pictures, photoModels, design }: Omit<ProductContent, 'typed'>,
): ProductData {
  const { deviceModels } = typed
  const photos = {
    image: [...pictures],
    imageModels: photoModelsWithin(photoModels, pictures, deviceModels),
  }
  return {
    ...typed,
    deviceModels: inBrandTableOrder(brandBySlug(typed.brand) ?? null, deviceModels),
    price: Number(typed.price),
    colours: coloursInOrder(typed.colours),
    design,
    ...(!design && photos),
  }
}

/** Values of a product form. */
export interface ProductContent {
  readonly typed: ProductTyped
  readonly pictures: readonly string[]
  /** Models that each photo shows, by its path. */
  readonly photoModels: PhotoModels
  readonly design: Design | null
}

/** Snapshot of a product when its form was opened, for optimistic locking (rule: concurrent-edit). */
export interface ProductSnapshot extends ProductContent {
  readonly version: number
}

/** Initial values of a new product. */
export const noContent: ProductContent = {
  typed: initialValues,
  pictures: [],
  photoModels: {},
  design: null,
}

/** Initial values of a product. */
export function snapshotOf(product: Product): ProductSnapshot {
  return {
    version: product.version,
    typed: formValuesOf(product),
    pictures: product.image.filter((path) => !isDrawn(path)),
    photoModels: product.imageModels ?? {},
    design: product.design,
  }
}

/**
 * Initial values of another colour of a product, without what differs by colour: photos and ticked
 * colours. A product without a family gives its own address as the family (rule: families).
 */
export function anotherColourOf(product: Product): ProductContent {
  const { typed, design } = snapshotOf(product)
  const family = typed.family || product.slug.slice(0, MAX_FAMILY_LENGTH).replace(/-$/, '')
  return { ...noContent, typed: { ...typed, colours: [], family }, design }
}

/** Unsaved values of a product form, without pictures that were not uploaded. */
export interface ProductDraft extends ProductContent {
  /** Snapshot of the product when its form was opened; null for a new one. */
  readonly seen: ProductSnapshot | null
  readonly alsoFor: readonly string[]
}

/** Stored draft; null if an earlier release wrote it, whose values had other names or types. */
export function readDraft(written: unknown): ProductDraft | null {
  if (!isRecord(written) || !isRecord(written.typed)) return null
  const { typed } = written
  const isCurrent = valueNames.every((name) => typeof typed[name] === typeof initialValues[name])
  return isCurrent ? (written as unknown as ProductDraft) : null
}

/** Differences between two states of a product, in the order of the form's fields. */
export function changesBetween(
  before: ProductContent,
  after: ProductContent,
): readonly ProductChange[] {
  const listed = (field: string, is: string): ProductChange[] =>
    is === '' ? [] : [{ field, was: null, is }]
  return [
    ...valueChanges(valuesOf(before.typed), valuesOf(after.typed)),
    ...listed('Design', designWords(before.design, after.design, drawnOn(after.typed))),
    ...listed('Pictures', before.design || after.design ? '' : photoWords(before, after)),
  ]
}

function photoWords(before: ProductContent, after: ProductContent): string {
  const [had, has] = [before.pictures, after.pictures]
  const added = has.filter((path) => !had.includes(path)).length
  const removed = had.filter((path) => !has.includes(path)).length
  const isReordered = added + removed === 0 && had.join() !== has.join()
  const shows = ({ photoModels }: ProductContent) =>
    JSON.stringify(photoModelsWithin(photoModels, has, after.typed.deviceModels))
  return [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    isReordered && 'In another order',
    shows(before) !== shows(after) && 'Show other phones',
  ]
    .filter(Boolean)
    .join('; ')
}
