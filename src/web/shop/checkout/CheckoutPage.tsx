import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { showFromTop } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { type LoadedCart, loadCart, useLines } from '#web/shop/cart/my-cart.ts'
import { forShoppers } from '#web/shop/frame/for-shoppers.tsx'
import { Checkout } from './Checkout.tsx'
import { placing } from './order-attempt.ts'
import { openAddressChoice, type SavedAddressChoice } from './saved-addresses/saved-addresses.tsx'
import { UnansweredOrder } from './UnansweredOrder.tsx'

interface CheckoutData extends LoadedCart {
  readonly AddressChoice: SavedAddressChoice
}

/** Loads saved addresses before the page is shown, to avoid a layout shift. */
async function loadCheckout({ request }: LoaderFunctionArgs): Promise<CheckoutData> {
  const choice = currentUser() && openAddressChoice().catch(() => null)
  return { ...(await loadCart(request.url)), AddressChoice: await choice }
}

/** The order form, or why nothing can be ordered. */
function CheckoutOrEmpty() {
  const { cart, staleness, AddressChoice } = useLoaderData<CheckoutData>()
  const { revalidate } = useRevalidator()
  const lines = useLines(cart)
  const { checkoutKey } = cart.use()
  const [wasFilled, setWasFilled] = useState(false)
  if (lines.length > 0 && !wasFilled) setWasFilled(true)

  // Signing in shows the account's cart; being signed out keeps the order's lines (rule:
  // session-ends).
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentUser()) void revalidate()
      }),
    [revalidate],
  )

  if (lines.length === 0) return <EmptyCheckout wasFilled={wasFilled} />
  return (
    <div className="page-gutter grid gap-6 py-8">
      <h1 className="text-2xl">{t.checkout.title}</h1>
      {staleness && (
        <Notice tone="warning" isAlert title={t.checkout.stale}>
          <p>{staleness}</p>
          <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
            {t.checkout.tryAgain}
          </Button>
        </Notice>
      )}
      <Checkout lines={lines} checkoutKey={checkoutKey} AddressChoice={AddressChoice} />
    </div>
  )
}

export const { loader, Component } = forShoppers({
  loader: loadCheckout,
  Component: CheckoutOrEmpty,
})

interface EmptyCheckoutProps {
  /** Whether the page has shown lines: they were removed or ordered elsewhere. */
  readonly wasFilled: boolean
}

/** Empty cart, or an order that was sent without an answer. */
function EmptyCheckout({ wasFilled }: EmptyCheckoutProps) {
  // Kept while its outcome is shown.
  const [unanswered] = useState(placing.unanswered)
  useEffect(() => {
    if (wasFilled) showFromTop()
  }, [wasFilled])
  return (
    <div className="page-gutter py-8">
      {unanswered ? (
        <UnansweredOrder attempt={unanswered} />
      ) : (
        <EmptyState
          level={1}
          icon="cart"
          title={t.cart.empty}
          action={<LinkButton to={paths.products()}>{t.checkout.continueShopping}</LinkButton>}
        >
          {wasFilled ? t.checkout.emptiedHint : t.checkout.emptyHint}
        </EmptyState>
      )}
    </div>
  )
}
