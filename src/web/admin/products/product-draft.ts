import { type SessionNote, sessionNote } from '#web/checkout/session-note.ts'
import { isRecord } from '#web/device/stored.ts'
import {
  fromLines,
  NOT_UPLOADED,
  newProduct,
  type ProductTyped,
  productFieldNames,
  toLines,
} from './product-form.ts'

/** What was typed into a product form and is not saved. */
export interface ProductDraft {
  readonly typed: ProductTyped
  /** Fingerprint of the product as it was when its form was opened; '' for a new one. */
  readonly seen: string
}

/** The draft of one form, kept in this tab over a reload and a new login. */
export function productDraft(form: string): SessionNote<ProductDraft> {
  return sessionNote(`khol.product.${form}`, readDraft)
}

/** A draft as it was written; pictures that never arrived are gone, as their files are. */
export function readDraft(written: unknown): ProductDraft | null {
  if (!isRecord(written) || !isRecord(written.typed)) return null
  const { typed, seen } = written
  const texts = productFieldNames
    .map((field) => [field, typed[field]] as const)
    .filter(([, value]) => typeof value === 'string')
  const read: ProductTyped = { ...newProduct, ...Object.fromEntries(texts) }
  const stored = fromLines(read.image).filter((line) => line !== NOT_UPLOADED)
  return {
    typed: { ...read, image: toLines(stored) },
    seen: typeof seen === 'string' ? seen : '',
  }
}
