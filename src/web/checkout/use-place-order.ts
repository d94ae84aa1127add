import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guestFields } from '#domain/orders/checkout-fields.ts'
import { paths } from '#domain/paths.ts'
import { ApiError, messageOf } from '#web/api/send.ts'
import { myCart } from '#web/cart/my-cart.ts'
import { toast } from '#web/feedback/toast.ts'
import { currentUser, signIn } from '#web/session/session.ts'
import type { FormHandle } from '#web/ui/use-form.ts'
import { type CheckoutField, mistakesOfServer } from './checkout-form.ts'
import { checkoutDraft } from './draft.ts'
import { type OrderAttempt, type PlacedOrder, placing } from './placing.ts'

/** Placing an order: under way, refused, or done and gone to its page. */
export interface PlaceOrder {
  readonly place: (attempt: OrderAttempt) => Promise<void>
  readonly isPlacing: boolean
  readonly failure: string | null
}

/** Places the order of a form and sorts what comes back to where it belongs. */
export function usePlaceOrder(
  form: FormHandle<CheckoutField>,
  onSessionEnd: (message: string) => void,
): PlaceOrder {
  const goToOrder = useGoToOrder()
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const lastToast = useRef(0)

  const sayRefusal = (error: unknown) => {
    const message = messageOf(error, 'Failed to create order')
    lastToast.current = toast.error(message)
    if (!(error instanceof ApiError)) return setFailure(message)
    if (error.status === 401) return onSessionEnd(message)
    const mistakes = mistakesOfServer(error.fields)
    if (Object.keys(mistakes).length > 0) return form.refuse(mistakes)
    setFailure(message)
    if (error.code === 'PRICE_CHANGED') myCart.load().catch(() => undefined)
    if (error.code === 'ITEM_UNAVAILABLE') {
      // The cart read anew names what is gone, at the button.
      myCart.load().then(
        () => setFailure(null),
        () => undefined,
      )
    }
  }

  return {
    isPlacing,
    failure,
    async place(attempt) {
      setPlacing(true)
      setFailure(null)
      toast.dismiss(lastToast.current)
      try {
        const placed = await placing.place(attempt)
        rememberPhone(attempt)
        await goToOrder(placed)
      } catch (error) {
        sayRefusal(error)
      } finally {
        setPlacing(false)
      }
    },
  }
}

/** Leaves the checkout for the order's next step, with nothing left behind to order twice. */
export function useGoToOrder(): (placed: PlacedOrder) => Promise<void> {
  const navigate = useNavigate()
  return async ({ order, isEarlier }) => {
    checkoutDraft.forget()
    toast.success('Order placed successfully!')
    if (isEarlier) {
      toast.info(
        'Your order had already arrived with the details you gave first. Message us to change them.',
        { duration: 20_000 },
      )
    }
    const next =
      order.paymentMethod === 'Online_Manual' ? paths.payment(order._id) : paths.order(order._id)
    await navigate(next, { replace: true })
    // Only now, so that the checkout is not seen emptying; this also sets the badge.
    myCart.load().catch(() => undefined)
  }
}

/**
 * The account has learnt the delivery phone with the order (rule: delivery-phone); so does this
 * device.
 */
function rememberPhone({ data }: OrderAttempt): void {
  const user = currentUser()
  if (user?.phone !== '' || data.phone === undefined) return
  const read = guestFields.phone.read(data.phone)
  if ('value' in read) signIn({ ...user, phone: read.value })
}
