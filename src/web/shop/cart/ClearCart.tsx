import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { useLazy } from '#web/kit/ui/use-lazy.ts'
import { myCart } from './my-cart.ts'

/** Loaded on demand, since few shoppers clear their cart. */
const ConfirmDialog = lazyComponent(
  async () => (await import('#web/kit/ui/Dialog.tsx')).ConfirmDialog,
)

/** Button that empties the cart after a confirmation. */
export function ClearCart({ pieces }: { readonly pieces: number }) {
  const question = useLazy(ConfirmDialog, () => toast.error(t.cart.notCleared))
  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      await myCart.clear()
      question.close()
    },
    success: t.cart.cleared,
    fallback: t.cart.notCleared,
  })
  const ask = () => {
    clear()
    question.open(true)
  }
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onClick={ask}
        onPointerEnter={question.prepare}
        onFocus={question.prepare}
        className="-ms-3 justify-self-start"
      >
        {t.cart.clear}
      </Button>
      {question.opened && (
        <ConfirmDialog
          isOpen
          question={t.cart.clearQuestion}
          confirmLabel={t.cart.clear}
          isDangerous
          busy={isPending}
          onConfirm={run}
          onCancel={question.close}
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
