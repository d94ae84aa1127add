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
 * Notice of a lost answer: the connection broke during an order, and the cart is empty, so the
 * order probably arrived. A request with the same key returns that order or places it now, and
 * never makes a second.
 */
export function UnansweredOrder({ attempt }: { readonly attempt: OrderAttempt }) {
  const goToOrder = useGoToOrder()
  // A reload may restore a scroll position far below.
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
