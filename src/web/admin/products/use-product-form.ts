import { useMemo } from 'react'
import type { KnownCompatibility } from '#domain/catalogue/product-rules.ts'
import { type FormHandle, useForm } from '#web/ui/form/use-form.ts'
import { arePictures, picturesMistake, storedPaths } from './pictures/form-pictures.ts'
import { type Pictures, usePictures } from './pictures/use-pictures.ts'
import type { ProductContent } from './product-content.ts'
import { fingerprint, type ProductField, productRules } from './product-form.ts'

/** What can be refused: what is typed, and the pictures, which are held by their own field. */
export type FormField = ProductField | 'image'

/** A product form: what is typed, the pictures beside it, and what both come to. */
export interface ProductFormState {
  readonly form: FormHandle<FormField>
  readonly pictures: Pictures
  /** What would be saved now: pictures that are not uploaded are not in it. */
  readonly content: ProductContent
  /** Whether anything is other than in `content`, pictures on their way included. */
  readonly differsFrom: (content: ProductContent) => boolean
}

/**
 * A product form that begins with `begun`; `before` is the product that is changed, null for a new
 * one. Mistakes of the pictures are listed with those of the fields, and go as theirs do.
 */
export function useProductForm(
  begun: ProductContent,
  before: KnownCompatibility | null,
): ProductFormState {
  const pictures = usePictures(begun.pictures, () => form.set('image', ''))
  const pictureRule = {
    missing: '',
    read: () => {
      const mistake = picturesMistake(pictures.queue.pictures(), { isNew: before === null })
      return mistake === null ? { value: '' } : { mistake }
    },
  }
  // Nothing is typed into the pictures; their rule asks the field that holds them.
  const form: FormHandle<FormField> = useForm(
    'product',
    { ...begun.typed, image: '' },
    (typed) => ({
      ...productRules(typed, before),
      image: pictureRule,
    }),
  )
  const { typed } = form
  const { list } = pictures
  const content = useMemo(() => ({ typed, pictures: storedPaths(list) }), [typed, list])
  return {
    form,
    pictures,
    content,
    differsFrom: (other) =>
      fingerprint(typed) !== fingerprint(other.typed) || !arePictures(list, other.pictures),
  }
}
