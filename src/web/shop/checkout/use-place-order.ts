import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deliveryPhone } from '#domain/orders/checkout-fields.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, signIn } from '#web/kit/session/session.ts'
import { myCart } from '#web/shop/cart/my-cart.ts'
import { putCart } from '#web/shop/store/cart.ts'
import { type CheckoutForm, checkoutDraft } from './checkout-draft.ts'
import { mistakesOfServer } from './checkout-form.ts'
import { type OrderAttempt, type PlacedOrder, placing } from './order-attempt.ts'

/**
 * Places the order of a form, and routes each outcome: to the fields, the login, the cart as it is
 * now, or the order's page. `isToReview` is true once lines or prices differ from those sent.
 */
export function usePlaceOrder(form: CheckoutForm, onSessionEnd: (message: string) => void) {
  const goToOrder = useGoToOrder()
  const [isToReview, setIsToReview] = useState(false)
  const placement = useAction({
    run: async (attempt: OrderAttempt) => {
      const placed = await placing.place(attempt)
      rememberPhone(attempt)
      await goToOrder(placed)
    },
    fallback: t.checkout.failed,
    onRefusal(error, failure) {
      if (!(error instanceof ApiError)) return failure
      const { status, code, fields } = error
      if (status === 401) {
        onSessionEnd(failure.message)
        return null
      }
      const mistakes = mistakesOfServer(fields)
      if (Object.keys(mistakes).length > 0) {
        form.refuse(mistakes)
        return null
      }
      setIsToReview(code === 'PRICE_CHANGED' || code === 'CART_CHANGED')
      if (error.cart) putCart(error.cart)
      // A used key means that another tab has ordered the cart.
      if (code === 'PRICE_CHANGED' || code === 'KEY_REUSED') myCart.load().catch(() => undefined)
      // The refreshed cart names unavailable items at the button.
      if (code === 'ITEM_UNAVAILABLE') myCart.load().then(placement.clear, () => undefined)
      return failure
    },
  })
  const { isPending, failure, run } = placement
  return { isPending, failure, run, isToReview }
}

/** Leaves the checkout for the order's next step, and clears its cart and draft. */
export function useGoToOrder(): (placed: PlacedOrder) => Promise<void> {
  const navigate = useNavigate()
  return async ({ order, isEarlier }) => {
    checkoutDraft.forget()
    toast.success(t.checkout.placed)
    if (isEarlier) toast.info(t.checkout.placedEarlier, { duration: 20_000 })
    const next =
      order.paymentMethod === 'Online_Manual' ? paths.payment(order._id) : paths.order(order._id)
    await navigate(next, { replace: true })
    // Deferred, so that the checkout is not shown without lines; this also updates the badge.
    myCart.load().catch(() => undefined)
  }
}

/** Stores the delivery phone that the account has gained with the order (rule: delivery-phone). */
function rememberPhone({ data }: OrderAttempt): void {
  const user = currentUser()
  if (user?.phone !== '' || data.phone === undefined) return
  const read = deliveryPhone.read(data.phone)
  if ('value' in read) signIn({ ...user, phone: read.value })
}
