import { useState } from 'react'
import { messageOf } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { myCart } from './my-cart.ts'

/** Empties the cart, after the question. */
export function ClearCart({ pieces }: { readonly pieces: number }) {
  const [isAsking, setAsking] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const clear = async () => {
    setClearing(true)
    setFailure(null)
    try {
      await myCart.clear()
      setAsking(false)
      toast.success('Cart cleared')
    } catch (error) {
      const message = messageOf(error, 'Failed to clear cart')
      setFailure(message)
      toast.error(message)
    } finally {
      setClearing(false)
    }
  }
  const ask = () => {
    setFailure(null)
    setAsking(true)
  }

  return (
    <>
      <Button kind="quiet" icon="trash" onClick={ask} className="-me-3">
        Clear Cart
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question="Are you sure you want to clear your cart?"
        confirmLabel="Clear Cart"
        isDangerous
        busy={isClearing}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        <p className="text-muted">
          {pieces === 1 ? 'One item goes out of it.' : `All ${pieces} items go out of it.`}
        </p>
        {failure && <FieldError id="clear-failure">{failure}</FieldError>}
      </ConfirmDialog>
    </>
  )
}
