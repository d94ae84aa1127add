import { useState } from 'react'
import { useAction } from '#web/feedback/action.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { myCart } from './my-cart.ts'

/** Empties the cart, after the question. */
export function ClearCart({ pieces }: { readonly pieces: number }) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      await myCart.clear()
      setAsking(false)
    },
    success: 'Cart cleared',
    fallback: 'Failed to clear cart',
  })
  const ask = () => {
    clear()
    setAsking(true)
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={ask} className="-ms-3 justify-self-start">
        Clear Cart
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question="Are you sure you want to clear your cart?"
        confirmLabel="Clear Cart"
        isDangerous
        busy={isPending}
        onConfirm={run}
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
