import type { PhotoModels } from '#domain/catalogue/designs/photo-models.ts'
import { initialValues, type ProductTyped } from '#domain/catalogue/product-fields.ts'
import { isRecord } from '#web/kit/device/stored.ts'
import { type SessionDraft, sessionDraft } from '#web/kit/store/session-draft.ts'
import { readDesign } from './design/design-content.ts'
import type { ProductContent, ProductSnapshot } from './product-content.ts'

/** Unsaved values of a product form, without pictures that were not uploaded. */
export interface ProductDraft extends ProductContent {
  /** Snapshot of the product when its form was opened; null for a new one. */
  readonly seen: ProductSnapshot | null
  readonly alsoFor: readonly string[]
}

/** Draft of one form in this tab, which survives a reload and a new login. */
export function productDraft(form: string): SessionDraft<ProductDraft> {
  return sessionDraft(`khol.product.${form}`, readDraft)
}

/** Parses a stored draft; null if it is invalid. */
export function readDraft(written: unknown): ProductDraft | null {
  const content = readContent(written)
  if (!content || !isRecord(written)) return null
  return { ...content, seen: readSeen(written.seen), alsoFor: textsIn(written.alsoFor) }
}

function readSeen(written: unknown): ProductSnapshot | null {
  const content = readContent(written)
  if (!content || !isRecord(written) || typeof written.version !== 'number') return null
  return { ...content, version: written.version }
}

function readContent(written: unknown): ProductContent | null {
  if (!isRecord(written) || !isRecord(written.typed)) return null
  const { typed, pictures, photoModels, design } = written
  return {
    typed: readTyped(typed),
    pictures: textsIn(pictures),
    photoModels: readPhotoModels(photoModels),
    design: readDesign(design),
  }
}

/** Parses the values; one of another type is the initial one. */
function readTyped(written: Readonly<Record<string, unknown>>): ProductTyped {
  const values = Object.entries(initialValues).map(([name, initial]) => {
    const value = written[name]
    if (Array.isArray(initial)) return [name, textsIn(value)]
    return [name, typeof value === 'string' ? value : initial]
  })
  return Object.fromEntries(values) as ProductTyped
}

function readPhotoModels(written: unknown): PhotoModels {
  if (!isRecord(written)) return {}
  return Object.fromEntries(
    Object.entries(written).map(([path, models]) => [path, textsIn(models)]),
  )
}

function textsIn(written: unknown): readonly string[] {
  return Array.isArray(written)
    ? written.filter((text): text is string => typeof text === 'string')
    : []
}
