import { useState } from 'react'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { myCart } from './my-cart.ts'

/** Loaded on demand, since few shoppers clear their cart. */
const ConfirmDialog = lazyComponent(
  async () => (await import('#web/kit/ui/Dialog.tsx')).ConfirmDialog,
)

/** Button that empties the cart after a confirmation. */
export function ClearCart({ pieces }: { readonly pieces: number }) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      await myCart.clear()
      setAsking(false)
    },
    success: t.cart.cleared,
    fallback: t.cart.notCleared,
  })
  const prepare = () => void ConfirmDialog.load().catch(() => undefined)
  const ask = () =>
    void ConfirmDialog.load().then(
      () => {
        clear()
        setAsking(true)
      },
      () => toast.error(t.cart.notCleared),
    )

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onClick={ask}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="-ms-3 justify-self-start"
      >
        {t.cart.clear}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          question={t.cart.clearQuestion}
          confirmLabel={t.cart.clear}
          isDangerous
          busy={isPending}
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          <p className="text-muted">{t.cart.clearCount({ count: pieces })}</p>
          {failure && (
            <FieldError id="clear-failure">
              <FailureText {...failure} />
            </FieldError>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
