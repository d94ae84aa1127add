import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import type { FormHandle } from '#web/ui/use-form.ts'
import { productsList } from '../frame/last-list.ts'
import { fingerprint, type ProductField, productBody, typedOf } from './product-form.ts'

interface Saving {
  readonly form: FormHandle<ProductField>
  /** The product that is changed; null adds one. */
  readonly product: Product | null
  /** Fingerprint of the product as it was when the form was opened. */
  readonly seen: string
  /** Called when it is saved, before the page is left. */
  readonly onSaved: () => void
}

/**
 * Adds or changes a product and goes to the list. A product that somebody else has changed since the
 * form was opened is not overwritten unasked: `newer` is what it has become.
 */
export function useSaveProduct({ form, product, seen, onSaved }: Saving) {
  const navigate = useNavigate()
  const [newer, setNewer] = useState<Product | null>(null)
  const known = useRef(seen)
  const saving = useSubmit({
    form,
    send: async () => {
      const body = productBody(form.typed)
      if (product) {
        const params = { id: product._id }
        const current = await send('getProduct', { params })
        if (fingerprint(typedOf(current)) !== known.current) {
          setNewer(current)
          return
        }
        say('Product updated successfully!', await send('updateProduct', { params, body }))
      } else {
        say('Product created successfully!', await send('createProduct', { body }))
      }
      onSaved()
      await navigate(productsList.address())
    },
    fallback: product ? 'Failed to update product' : 'Failed to create product',
  })
  return {
    ...saving,
    newer,
    leaveIt: () => setNewer(null),
    overwrite: () => {
      if (newer) known.current = fingerprint(typedOf(newer))
      setNewer(null)
      saving.submit()
    },
  }
}

function say(message: string, { slug }: Product): void {
  toast.success(message, { action: { label: 'View in shop', to: paths.product(slug) } })
}
