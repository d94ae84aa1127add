import '#web/kit/order-ui/order-calls.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { deliveryPhone } from '#domain/orders/checkout-fields.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, signIn } from '#web/kit/session/session.ts'
import { type SessionDraft, sessionDraft } from '#web/kit/store/session-draft.ts'
import { myCart } from '#web/shop/cart/my-cart.ts'
import { putCart } from '#web/shop/store/cart.ts'
import { type CheckoutForm, checkoutDraft } from './checkout-draft.ts'
import { mistakesOfServer, type OrderData } from './checkout-form.ts'

/** Order in flight, under the cart's idempotency key (rule: one-key-one-order). */
export interface OrderAttempt {
  readonly key: string
  readonly data: OrderData
}

export interface PlacedOrder {
  readonly order: Order
  /** True if an earlier attempt had succeeded: `order` is that one, not the one sent last. */
  readonly isEarlier: boolean
}

/**
 * Places orders idempotently. The first attempt under a key is stored until it is answered; if the
 * details changed and the server reports the key as used, it is sent again and returns its order.
 */
export function createPlacement(
  draft: SessionDraft<OrderAttempt>,
  sendOrder: (attempt: OrderAttempt) => Promise<Order>,
) {
  return {
    /** Attempt without an answer, in this page or before a reload. */
    unanswered: draft.read,
    /** Places the order; the same attempt twice gives one order. Throws the server's refusal. */
    async place(attempt: OrderAttempt): Promise<PlacedOrder> {
      const earlier = draft.read()
      const stored = earlier?.key === attempt.key ? earlier : attempt
      draft.write(stored)
      try {
        const order = await sendOrder(attempt)
        draft.forget()
        return { order, isEarlier: false }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'KEY_REUSED' && !isSame(stored, attempt)) {
          const order = await sendOrder(stored)
          draft.forget()
          return { order, isEarlier: true }
        }
        if (isSettled(error, isSame(stored, attempt))) draft.forget()
        throw error
      }
    },
  }
}

/** Attempts of this tab. */
export const orderPlacement = createPlacement(
  sessionDraft('khol.placing', readAttempt),
  ({ key, data }) => send('placeOrder', { body: data }, { idempotencyKey: key }),
)

/**
 * Whether a refusal proves that the stored attempt never becomes an order: its own, or that of its
 * key, which a changed cart never has again. A missing answer or server error proves nothing.
 */
function isSettled({ status, code }: ApiError, isSameAttempt: boolean): boolean {
  return code === 'CART_CHANGED' || (isSameAttempt && status >= 400 && status < 500)
}

function isSame(a: OrderAttempt, b: OrderAttempt): boolean {
  return a.key === b.key && JSON.stringify(a.data) === JSON.stringify(b.data)
}

function readAttempt(written: unknown): OrderAttempt | null {
  const { key, data } = (written ?? {}) as Partial<OrderAttempt>
  return typeof key === 'string' && Array.isArray(data?.orderItems) ? { key, data } : null
}

/**
 * Places the order of a form, and routes each outcome: to the fields, the login, the cart as it is
 * now, or the order's page. `isToReview` is true once lines or prices differ from those sent.
 */
export function usePlaceOrder(form: CheckoutForm, onSessionEnd: (message: string) => void) {
  const goToOrder = useGoToOrder()
  const [isToReview, setIsToReview] = useState(false)
  const placement = useAction({
    run: async (attempt: OrderAttempt) => {
      const placed = await orderPlacement.place(attempt)
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
    if (isEarlier) toast.info(t.checkout.placedEarlier, { duration: 20_000 })
    const next =
      order.paymentMethod === 'Online_Manual' ? paths.payment(order._id) : paths.order(order._id)
    await navigate(next, { replace: true, state: { isPlaced: true } })
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
