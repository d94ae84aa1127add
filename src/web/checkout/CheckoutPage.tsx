import { lazy, Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { paths } from '#domain/paths.ts'
import { CART_EMPTY, shownLines } from '#web/cart/cart-lines.ts'
import { loadCart, useCart } from '#web/cart/my-cart.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Checkout } from './Checkout.tsx'
import { placing } from './placing.ts'

/** Seldom anybody's answer is lost, so that this comes when it is. */
const UnansweredOrder = lazy(async () => ({
  default: (await import('./UnansweredOrder.tsx')).UnansweredOrder,
}))

interface CheckoutData {
  /** Why the cart on the screen may be out of date; null when it is fresh. */
  readonly staleness: string | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<CheckoutData> {
  return { staleness: await loadCart(request.signal) }
}

export function Component() {
  const { staleness } = useLoaderData<CheckoutData>()
  const { revalidate } = useRevalidator()
  const { cart, ...view } = useCart()
  const lines = shownLines({ cart, ...view })

  // Whoever signs in gets their own cart; whoever is signed out keeps what is being ordered
  // (rule: session-ends).
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentUser()) void revalidate()
      }),
    [revalidate],
  )

  if (!cart || lines.length === 0) return <EmptyCheckout />
  return (
    <div className="page-gutter grid gap-6 py-8">
      <h1 className="text-2xl">Checkout</h1>
      {staleness && (
        <Notice tone="warning" isAlert title="Your cart may be out of date">
          <p>{staleness}</p>
          <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
            Try again
          </Button>
        </Notice>
      )}
      <Checkout lines={lines} checkoutKey={cart.checkoutKey} />
    </div>
  )
}

/** Nothing to order; unless an order was sent and its answer never came. */
function EmptyCheckout() {
  const unanswered = placing.unanswered()
  return (
    <div className="page-gutter py-8">
      {unanswered ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <UnansweredOrder attempt={unanswered} />
        </Suspense>
      ) : (
        <EmptyState
          level={1}
          icon="cart"
          title={CART_EMPTY}
          action={<LinkButton to={paths.products()}>Continue Shopping</LinkButton>}
        >
          Add a case first; then you can order it here.
        </EmptyState>
      )}
    </div>
  )
}
