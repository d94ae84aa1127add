import { useEffect } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import * as messages from '#messages/unanswered-order.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { showFromTop } from '#web/kit/ui/focus-heading.ts'
import { putCart } from '#web/shop/store/cart.ts'
import { type OrderAttempt, placing } from './order-attempt.ts'
import { FAILED_TO_ORDER, useGoToOrder } from './use-place-order.ts'

/**
 * Notice of a lost answer: the connection broke during an order, and the cart is empty, so the
 * order probably arrived. A request with the same idempotency key returns that order, and never
 * makes a second. It is refused if the order never arrived and the cart was emptied elsewhere.
 */
export function UnansweredOrder({ attempt }: { readonly attempt: OrderAttempt }) {
  const goToOrder = useGoToOrder()
  useEffect(showFromTop, [])
  const { isPending, failure, run } = useAction({
    run: async () => goToOrder(await placing.place(attempt)),
    fallback: FAILED_TO_ORDER,
    onRefusal(error) {
      if (!(error instanceof ApiError && error.cart)) return undefined
      putCart(error.cart)
      showFromTop()
      return { message: messages.notPlaced }
    },
  })
  const amount = formatMoney(paisaFromRupees(attempt.data.totalPrice ?? 0))
  const isNotPlaced = failure?.message === messages.notPlaced
  return (
    <EmptyState
      level={1}
      icon="box"
      title={messages.title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isNotPlaced && (
            <Button busy={isPending} onClick={run}>
              {messages.finish({ amount })}
            </Button>
          )}
          <LinkButton to={paths.products()} kind={isNotPlaced ? 'primary' : 'secondary'}>
            {messages.continueShopping}
          </LinkButton>
        </div>
      }
    >
      {isNotPlaced ? (
        <p role="alert">{messages.notPlaced}</p>
      ) : (
        <>
          <p>{messages.connectionBroke({ amount })}</p>
          {failure && (
            <div role="alert" className="mt-3 flex justify-center">
              <FieldError id="unanswered-failure">
                <FailureText {...failure} />
              </FieldError>
            </div>
          )}
        </>
      )}
    </EmptyState>
  )
}
