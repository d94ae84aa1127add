import { useEffect } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import * as messages from '#messages/unanswered-order.ts'
import { useAction } from '#web/feedback/action.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { FailureText } from '#web/ui/blocks/FailureText.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { type OrderAttempt, placing } from './order-attempt.ts'
import { FAILED_TO_ORDER, useGoToOrder } from './use-place-order.ts'

/**
 * Notice of a lost answer: the connection broke during an order, and the cart is empty, so the
 * order probably arrived. A request with the same idempotency key returns that order or places it
 * now, and never makes a second.
 */
export function UnansweredOrder({ attempt }: { readonly attempt: OrderAttempt }) {
  const goToOrder = useGoToOrder()
  // A reload may restore a scroll position far below.
  useEffect(() => focusHeading(), [])
  const { isPending, failure, run } = useAction({
    run: async () => goToOrder(await placing.place(attempt)),
    fallback: FAILED_TO_ORDER,
  })
  const amount = formatMoney(paisaFromRupees(attempt.data.totalPrice ?? 0))
  return (
    <EmptyState
      level={1}
      icon="box"
      title={messages.title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isPending} onClick={run}>
            {messages.finish({ amount })}
          </Button>
          <LinkButton to={paths.products()} kind="secondary">
            {messages.continueShopping}
          </LinkButton>
        </div>
      }
    >
      <p>{messages.connectionBroke({ amount })}</p>
      {failure && (
        <div role="alert" className="mt-3 flex justify-center">
          <FieldError id="unanswered-failure">
            <FailureText {...failure} />
          </FieldError>
        </div>
      )}
    </EmptyState>
  )
}
