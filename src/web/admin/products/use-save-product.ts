import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import type { Product, ProductData } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { productsList } from '../frame/BackLink.tsx'
import { drawnOn, fitted } from './design/design-content.ts'
import {
  changesBetween,
  type ProductContent,
  type ProductSnapshot,
  productBody,
  snapshotOf,
} from './product-form.ts'
import type { ProductFormState } from './use-product-form.ts'

export interface NewerProduct {
  readonly product: Product
  readonly changes: readonly ProductChange[]
}

interface SaveInput extends Pick<ProductFormState, 'form' | 'content'> {
  readonly copies: readonly ProductTyped[]
  /** Product to change, with its state when the form was opened; null adds one. */
  readonly changed: { readonly id: string; readonly seen: ProductSnapshot } | null
  readonly onSaved: () => void
}

/** Saves a product with optimistic locking (rule: concurrent-edit), then opens the list. */
export function useSaveProduct({ form, content, copies, changed, onSaved }: SaveInput) {
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
        toastSaved('Product created successfully!', await send('createProduct', { body }))
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
