import { useState } from 'react'
import * as messages from '#messages/cart.ts'
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
    success: messages.cleared,
    fallback: messages.notCleared,
  })
  const ask = () => {
    clear()
    setAsking(true)
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={ask} className="-ms-3 justify-self-start">
        {messages.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={messages.clearQuestion}
        confirmLabel={messages.clear}
        isDangerous
        busy={isPending}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <p className="text-muted">{messages.clearCount({ count: pieces })}</p>
        {failure && <FieldError id="clear-failure">{failure}</FieldError>}
      </ConfirmDialog>
    </>
  )
}
