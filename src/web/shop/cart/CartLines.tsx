import { cappedNotice } from '#domain/cart/quantity.ts'
import { t } from '#messages'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { CartLineRow, lineLinkId } from './CartLineRow.tsx'
import { lineNameOf, type ShownLine, wordsFor } from './cart-lines.ts'
import { myCart } from './my-cart.ts'

/** Milliseconds within which a removed line can be restored. */
const UNDO_TIME = 10_000

/** Lines of the cart; the removal of one moves the focus to its neighbour. */
export function CartLines({ lines }: { readonly lines: readonly ShownLine[] }) {
  const unavailable = lines.filter(({ line }) => line.unavailable).length

  const setQuantity = async ({ line, failure }: ShownLine, quantity: number) => {
    if (failure) toast.dismiss(failure.message)
    try {
      const { notice } = await myCart.setQuantity(lineNameOf(line), quantity)
      if (notice) toast.info(cappedNotice())
    } catch (error) {
      sayFailure(line, failureOf(error, t.cart.notUpdated))
    }
  }

  const remove = async (shown: ShownLine, index: number) => {
    const { line, quantity, failure } = shown
    if (failure) toast.dismiss(failure.message)
    const neighbour = lines[index + 1] ?? lines[index - 1]
    if (neighbour) document.getElementById(lineLinkId(neighbour.key))?.focus()
    try {
      await myCart.remove(lineNameOf(line))
      toast.success(t.cart.removed({ line: wordsFor(line) }), {
        duration: UNDO_TIME,
        ...(!line.unavailable && {
          action: { label: t.cart.undo, onClick: () => void restore(shown, quantity) },
        }),
      })
    } catch (error) {
      sayFailure(line, failureOf(error, t.cart.notRemoved))
    }
  }

  return (
    <>
      {unavailable > 0 && (
        <Notice tone="warning" title={t.cart.somethingGone}>
          {t.cart.removeUnavailable}
        </Notice>
      )}
      <ul aria-label={t.cart.items} className="grid gap-3">
        {lines.map((shown, index) => (
          <CartLineRow
            key={shown.key}
            shown={shown}
            onQuantity={(quantity) => void setQuantity(shown, quantity)}
            onRemove={() => void remove(shown, index)}
          />
        ))}
      </ul>
    </>
  )
}

async function restore({ key, line }: ShownLine, quantity: number): Promise<void> {
  try {
    await myCart.restore(lineNameOf(line), quantity)
    document.getElementById(lineLinkId(key))?.focus()
  } catch (error) {
    toast.failure(failureOf(error, t.cart.notAdded))
  }
}

function sayFailure(line: ShownLine['line'], failure: Failure): void {
  myCart.setFailure(lineNameOf(line), failure)
  toast.failure(failure)
}
