import { photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { type ProductChange, valueChanges } from '#domain/catalogue/product-changes.ts'
import { designWords, drawnOn } from './design/design-content.ts'
import type { ProductContent } from './product-content.ts'
import { valuesOf } from './product-form.ts'

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
