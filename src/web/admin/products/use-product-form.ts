import { useMemo, useState } from 'react'
import type { ProductTyped, ValueName } from '#domain/catalogue/product-fields.ts'
import type { SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { type FormHandle, useForm } from '#web/kit/ui/form/use-form.ts'
import { picturesMistake, storedPaths } from '#web/kit/ui/uploads/form-pictures.ts'
import { drawnOn, fitted, useDesign } from './design/design-content.ts'
import { usePictures } from './pictures/use-pictures.ts'
import { changesBetween, type ProductContent, productRules } from './product-form.ts'

/** Validated fields: typed ones, photos and design. */
export type FormField = ValueName | 'image' | 'design'

/** Form of the typed fields, photos and design. */
export type ProductFormHandle = FormHandle<
  FormField,
  ProductTyped & Record<'image' | 'design', string>
>

/**
 * State of a product form. `saved` is null for a new product. Photos and design are validated like
 * the typed fields; setting their empty value validates them again.
 */
export function useProductForm(
  initial: ProductContent,
  saved: (SavedCompatibility & { readonly isDrawn: boolean }) | null,
) {
  const pictures = usePictures(initial.pictures, () => form.set('image', ''))
  const picturesError = () =>
    picturesMistake(pictures.queue.pictures(), { isNew: saved === null || saved.isDrawn })
  const [photoModels, setPhotoModels] = useState(initial.photoModels)
  const drawing = useDesign(initial.design, () => form.set('design', ''))
  const form: ProductFormHandle = useForm(
    'product',
    { image: '', design: '', ...initial.typed },
    (typed) => ({
      ...productRules(typed, saved),
      ...(drawing.isDrawn
        ? { design: stateRule(() => drawing.mistakeOn(drawnOn(typed))) }
        : { image: stateRule(picturesError) }),
    }),
  )
  const { typed } = form
  const { list } = pictures
  const { isDrawn, begun: begunDesign } = drawing
  const content = useMemo(
    () => ({
      typed,
      pictures: storedPaths(list),
      photoModels,
      design: isDrawn ? fitted(begunDesign, drawnOn(typed)) : null,
    }),
    [typed, list, photoModels, isDrawn, begunDesign],
  )
  return {
    form,
    pictures,
    photoModels: {
      of: (path: string) => photoModels[path] ?? [],
      put: (path: string, models: readonly string[]) =>
        setPhotoModels((before) => ({ ...before, [path]: models })),
    },
    drawing,
    /** Values that a save would send, without pictures that are not uploaded. */
    content,
    /** Whether the form differs from `other`, running uploads included. */
    differsFrom: (other: ProductContent) =>
      changesBetween(other, content).length > 0 ||
      (!isDrawn && list.length > content.pictures.length),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

/** Rule of a field without a typed value, photos or design: `mistakeIn` reads its state. */
function stateRule(mistakeIn: () => string | null): FieldRule<string, string> {
  return {
    missing: () => '',
    read: () => {
      const mistake = mistakeIn()
      return mistake === null ? { value: '' } : { mistake }
    },
  }
}
