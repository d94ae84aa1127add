import { useEffect } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { useAction } from '#web/feedback/action.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { type OrderAttempt, placing } from './order-attempt.ts'
import { useGoToOrder } from './use-place-order.ts'

/**
 * The connection broke while an order was on its way, and the cart is empty: most likely it
 * arrived. Asking with the same key gives that order, or places it now, and never makes a second.
 */
export function UnansweredOrder({ attempt }: { readonly attempt: OrderAttempt }) {
  const goToOrder = useGoToOrder()
  // After a reload the screen may stand far below.
  useEffect(() => focusHeading(), [])
  const { isPending, failure, run } = useAction({
    run: async () => goToOrder(await placing.place(attempt)),
    fallback: 'Failed to create order',
  })
  const amount = formatMoney(paisaFromRupees(attempt.data.totalPrice ?? 0))
  return (
    <EmptyState
      level={1}
      icon="box"
      title="Did your order go through?"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isPending} onClick={run}>
            Finish my order — {amount}
          </Button>
          <LinkButton to={paths.products()} kind="secondary">
            Continue Shopping
          </LinkButton>
        </div>
      }
    >
      <p>
        The connection broke while you placed an order of {amount}. Press the button to find out: if
        it did not go through it is sent again, and it is never placed twice.
      </p>
      {failure && (
        <div role="alert" className="mt-3 flex justify-center">
          <FieldError id="unanswered-failure">{failure}</FieldError>
        </div>
      )}
    </EmptyState>
  )
}
