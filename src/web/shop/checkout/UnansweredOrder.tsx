import { useEffect } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { showFromTop } from '#web/kit/ui/focus-heading.ts'
import { putCart } from '#web/shop/store/cart.ts'
import { type OrderAttempt, placing } from './order-attempt.ts'
import { useGoToOrder } from './use-place-order.ts'

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
    fallback: t.checkout.failed,
    onRefusal(error) {
      if (!(error instanceof ApiError && error.cart)) return undefined
      putCart(error.cart)
      showFromTop()
      return { message: t.checkout.notPlaced }
    },
  })
  const amount = formatMoney(paisaFromRupees(attempt.data.totalPrice ?? 0))
  const isNotPlaced = failure?.message === t.checkout.notPlaced
  return (
    <EmptyState
      level={1}
      icon="box"
      title={t.checkout.unansweredTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isNotPlaced && (
            <Button busy={isPending} onClick={run}>
              {t.checkout.finish({ amount })}
            </Button>
          )}
          <LinkButton to={paths.products()} kind={isNotPlaced ? 'primary' : 'secondary'}>
            {t.checkout.continueShopping}
          </LinkButton>
        </div>
      }
    >
      {isNotPlaced ? (
        <p role="alert">{t.checkout.notPlaced}</p>
      ) : (
        <>
          <p>{t.checkout.connectionBroke({ amount })}</p>
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
