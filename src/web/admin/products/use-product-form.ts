import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import type { ProductTyped, ValueName } from '#domain/catalogue/product-fields.ts'
import type { SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import type { Product, ProductData } from '#domain/contract/products.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { paths } from '#domain/paths.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { type FormHandle, useForm } from '#web/kit/ui/form/use-form.ts'
import { picturesMistake, storedPaths } from '#web/kit/ui/uploads/form-pictures.ts'
import { productsList } from '../frame/BackLink.tsx'
import { drawnOn, fitted, useDesign } from './design/design-content.ts'
import { usePictures } from './pictures/use-pictures.ts'
import {
  changesBetween,
  type ProductContent,
  type ProductSnapshot,
  productBody,
  productRules,
  snapshotOf,
} from './product-form.ts'

/** Form of the typed fields, photos and design. */
export type ProductFormHandle = FormHandle<
  ValueName | 'image' | 'design',
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
    putPhotoModels: (path: string, models: readonly string[]) =>
      setPhotoModels((before) => ({ ...before, [path]: models })),
    drawing,
    /** Values that a save would send, without pictures that are not uploaded. */
    content,
    /** Whether the form differs from `other`, running uploads included. */
    differsFrom: (other: ProductContent) =>
      changesBetween(other, content).length > 0 ||
      (!isDrawn && list.length > content.pictures.length),
  }
}

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

export interface NewerProduct {
  readonly product: Product
  readonly changes: readonly ProductChange[]
}

interface SaveInput extends Pick<ReturnType<typeof useProductForm>, 'form' | 'content'> {
  readonly copies: readonly ProductTyped[]
  /** Id of the product that a new one is another colour of. */
  readonly colourOf: string | undefined
  /** Product to change, with its state when the form was opened; null adds one. */
  readonly changed: { readonly id: string; readonly seen: ProductSnapshot } | null
  readonly onSaved: () => void
}

/** Saves a product with optimistic locking (rule: concurrent-edit), then opens the list. */
export function useSaveProduct({ form, content, copies, colourOf, changed, onSaved }: SaveInput) {
  const navigate = useNavigate()
  /** Product as another admin saved it, with the changed fields; null without a conflict. */
  const [newer, setNewer] = useState<NewerProduct | null>(null)
  /** Conflicting version that the admin confirmed to overwrite. */
  const confirmed = useRef<ProductSnapshot | null>(null)

  const change = async (
    changed: NonNullable<SaveInput['changed']>,
    body: ProductData,
  ): Promise<Product | null> => {
    const params = { id: changed.id }
    const seen = confirmed.current ?? changed.seen
    try {
      return await send('updateProduct', { params, body }, { seenVersion: seen.version })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      const product = await send('getProduct', { params })
      setNewer({ product, changes: changesBetween(seen, snapshotOf(product)) })
      return null
    }
  }
  const saving = useSubmit({
    form,
    send: async () => {
      const body = productBody(content.typed, content)
      if (changed) {
        const product = await change(changed, body)
        if (!product) return
        toastSaved('Product updated successfully!', product)
      } else {
        const added = await send('createProduct', { body: { ...body, colourOf } })
        toastSaved('Product created successfully!', added)
        await addCopies(copies, content)
      }
      onSaved()
      await navigate(productsList.address())
    },
    fallback: changed ? 'Failed to update product' : 'Failed to create product',
  })
  return {
    ...saving,
    newer,
    dismissConflict: () => setNewer(null),
    overwrite: () => {
      if (newer) confirmed.current = snapshotOf(newer.product)
      setNewer(null)
      saving.submit()
    },
  }
}

/** Adds copies one by one; a toast reports each failure, and the others are still added. */
async function addCopies(copies: readonly ProductTyped[], content: ProductContent): Promise<void> {
  const added: string[] = []
  for (const typed of copies) {
    const brand = brandBySlug(typed.brand)?.displayName ?? typed.brand
    const design = content.design && fitted(content.design, drawnOn(typed))
    try {
      await send('createProduct', { body: productBody(typed, { ...content, design }) })
      added.push(brand)
    } catch (error) {
      const failure = failureOf(error, 'Failed to create product')
      toast.failure({ ...failure, message: `Not added for ${brand}: ${failure.message}` })
    }
  }
  if (added.length > 0) toast.success(`Also added for ${added.join(', ')}`)
}

function toastSaved(message: string, { slug }: Product): void {
  toast.success(message, { action: { label: 'View in shop', to: paths.product(slug) } })
}
