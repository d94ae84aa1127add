import { useEffect, useRef } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { paths } from '#domain/paths.ts'
import { onSessionChange, useSession } from '#web/session/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { CartLines } from './CartLines.tsx'
import { CartSuggestions } from './CartSuggestions.tsx'
import { CheckoutBar } from './CheckoutBar.tsx'
import { ClearCart } from './ClearCart.tsx'
import { CART_EMPTY, totalsOfLines } from './cart-lines.ts'
import { DeliveryNudge } from './DeliveryNudge.tsx'
import { GuestBanner } from './GuestBanner.tsx'
import { type LoadedCart, loadCart, useLines } from './my-cart.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ProceedToCheckout } from './ProceedToCheckout.tsx'
import { ShippingPolicy } from './ShippingPolicy.tsx'

export const loader = loadCart

export function Component() {
  const { cart, staleness } = useLoaderData<LoadedCart>()
  const { revalidate } = useRevalidator()
  const lines = useLines(cart)
  const user = useSession()
  const totals = totalsOfLines(lines)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isEmpty = lines.length === 0

  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
  const proceed = useRef<HTMLDivElement>(null)
  const hadLines = useRef(false)
  useEffect(() => {
    if (isEmpty && hadLines.current) focusHeading()
    hadLines.current = !isEmpty
  }, [isEmpty])

  if (isEmpty) {
    return (
      <div className="page-gutter py-8">
        <EmptyState
          level={1}
          icon="cart"
          title={CART_EMPTY}
          action={<LinkButton to={paths.home()}>Continue Shopping</LinkButton>}
        >
          Find a case for your phone; what you add waits here.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page-gutter grid gap-6 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">
          Cart{' '}
          <span className="font-normal text-base text-muted">
            {pieces} {pieces === 1 ? 'item' : 'items'}
          </span>
        </h1>
        <ClearCart pieces={pieces} />
      </header>
      {staleness && (
        <Notice tone="warning" isAlert title="This may be out of date">
          <p>{staleness}</p>
          <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
            Try again
          </Button>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="grid gap-4">
          <DeliveryNudge quantity={totals.quantity} />
          {/* Where the shop can’t be reached, nothing more could be had. */}
          {!staleness && <CartSuggestions lines={lines} />}
          <CartLines lines={lines} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-20 lg:row-span-2">
          <Section title="Order Summary" card="usual">
            <OrderSummary totals={totals} />
            <div ref={proceed} className="bar-when-away">
              <ProceedToCheckout lines={lines} />
            </div>
            <LinkButton to={paths.home()} kind="quiet" wide>
              Continue Shopping
            </LinkButton>
          </Section>
          <ShippingPolicy />
        </aside>
        {!user && <GuestBanner />}
      </div>
      <CheckoutBar lines={lines} totals={totals} instead={proceed} />
    </div>
  )
}
