import { useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'
import { FailureNotice } from '../frame/FailureNotice.tsx'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal.ts'
import { titleId } from './ProductTable.tsx'

interface DeleteProductProps {
  /** Product to remove; null keeps the dialog closed. */
  readonly product: Product | null
  readonly products: readonly Product[]
  readonly onClose: () => void
}

/** Confirms and removes a product, and moves the focus to the next one. */
export function DeleteProduct({ product, products, onClose }: DeleteProductProps) {
  const { revalidate } = useRevalidator()
  const focusAfterRemoval = useFocusAfterRemoval(products, titleId)
  const close = () => {
    clear()
    onClose()
  }
  const { isPending, failure, run, clear } = useAction({
    run: async ({ _id, version }: Product) => {
      const { message } = await send(
        'deleteProduct',
        { params: { id: _id } },
        { seenVersion: version },
      )
      toast.success(message)
      close()
      focusAfterRemoval(_id)
      await revalidate()
    },
    fallback: 'Failed to delete product',
    onRefusal(error) {
      // A version conflict (rule: concurrent-edit) reloads the list behind the dialog.
      if (error instanceof ApiError && error.code === 'CONFLICT') void revalidate()
      return undefined
    },
  })
  return (
    <ConfirmDialog
      isOpen={product !== null}
      question={`Delete “${product?.name}”?`}
      confirmLabel="Delete product"
      isDangerous
      busy={isPending}
      onCancel={close}
      onConfirm={() => {
        if (product) run(product)
      }}
    >
      <p>
        It leaves the shop at once. Placed orders keep it; carts that hold it show that it is gone.
        For 30 days, an export of all products lists it at its end, and can bring it back.
      </p>
      <FailureNotice failure={failure} />
    </ConfirmDialog>
  )
}
