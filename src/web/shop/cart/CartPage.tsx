import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Totals } from '#domain/cart/totals.ts'
import { isTransferOnly } from '#domain/orders/names-by-transfer.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime } from '#domain/terms.ts'
import { t } from '#messages'
import { useShop } from '#web/kit/page/shop-context.ts'
import { onSessionChange, useSession } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { ConfirmedAction } from '#web/shop/frame/ConfirmedAction.tsx'
import { EmptyPage, forShoppers } from '#web/shop/frame/for-shoppers.tsx'
import { SomeCases } from '#web/shop/shelves/SomeCases.tsx'
import { CartLines } from './CartLines.tsx'
import {
  caseTypesOf,
  type LineState,
  type LoadedCart,
  loadCart,
  myCart,
  totalsOfLines,
  useLines,
} from './my-cart.ts'
import { DeliveryNudge, OrderSummary, ProceedToCheckout, StaleNotice } from './OrderSummary.tsx'
import { CartSuggestions } from './SuggestedCases.tsx'

function Cart() {
  const { cart, staleness } = useLoaderData<LoadedCart>()
  const { revalidate } = useRevalidator()
  const lines = useLines(cart)
  const isEmpty = lines.length === 0

  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
  const hadLines = useRef(false)
  useEffect(() => {
    if (isEmpty && hadLines.current) focusHeading()
    hadLines.current = !isEmpty
  }, [isEmpty])

  if (!isEmpty) return <FilledCart lines={lines} staleness={staleness} />
  return (
    <EmptyPage
      icon="cart"
      title={t.summary.empty}
      action={<LinkButton to={paths.home()}>{t.cart.continueShopping}</LinkButton>}
      below={<SomeCases />}
    >
      {t.cart.emptyHint}
    </EmptyPage>
  )
}

interface FilledCartProps extends Pick<LoadedCart, 'staleness'> {
  readonly lines: readonly LineState[]
}

function FilledCart({ lines, staleness }: FilledCartProps) {
  const user = useSession()
  const shop = useShop()
  const totals = totalsOfLines(lines)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const proceed = useRef<HTMLDivElement>(null)
  return (
    <div className="page-gutter grid gap-4 py-5 sm:gap-6 sm:py-8">
      <h1 className="text-2xl">
        {t.cart.title}{' '}
        <span className="font-normal text-base text-muted tracking-normal">
          {t.cart.pieces({ count: pieces })}
        </span>
      </h1>
      <StaleNotice title={t.cart.stale} staleness={staleness} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
        <div className="grid gap-4">
          <CartLines lines={lines} />
          <DeliveryNudge quantity={totals.quantity} />
          <ClearCart pieces={pieces} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-20 lg:row-span-3">
          <Section title={t.cart.orderSummary} card="usual">
            <OrderSummary totals={totals} />
            {isTransferOnly(caseTypesOf(lines), shop) && (
              <p className="flex gap-2 text-sm">
                <Icon name="cash" className="text-plum" />
                {t.summary.namesByTransfer}
              </p>
            )}
            <div ref={proceed} className="bar-when-away">
              <ProceedToCheckout lines={lines} />
            </div>
            <LinkButton to={paths.home()} kind="quiet" wide>
              {t.cart.continueShopping}
            </LinkButton>
            <p className="flex items-center gap-2 text-muted text-sm">
              <Icon name="clock" className="text-plum" />
              <span>
                {t.cart.deliveryIn({ days: () => <Unbroken>{deliveryTime()}</Unbroken> })}
              </span>
            </p>
          </Section>
          {!user && <GuestLine />}
        </aside>
        {/* While the shop is unreachable, nothing can be added. */}
        {!staleness && <CartSuggestions lines={lines} />}
      </div>
      <CheckoutBar lines={lines} totals={totals} instead={proceed} />
    </div>
  )
}

function ClearCart({ pieces }: { readonly pieces: number }) {
  return (
    <ConfirmedAction
      opener={(attributes) => (
        <Button {...attributes} kind="quiet" size="small" className="-ms-3 justify-self-start">
          {t.cart.clear}
        </Button>
      )}
      question={t.cart.clearQuestion}
      confirmLabel={t.cart.clear}
      run={() => myCart.clear()}
      success={t.cart.cleared}
      fallback={t.cart.notCleared}
    >
      {t.cart.clearCount({ count: pieces })}
    </ConfirmedAction>
  )
}

export const { loader, Component } = forShoppers({ loader: () => loadCart(), Component: Cart })

interface CheckoutBarProps {
  readonly lines: readonly LineState[]
  readonly totals: Totals
  readonly instead: RefObject<Element | null>
}

/** Fixed bar on a small screen, shown while the summary's own checkout link is out of view. */
function CheckoutBar({ lines, totals, instead }: CheckoutBarProps) {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    if (!instead.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setOutOfView(!entry.isIntersecting)
    })
    observer.observe(instead.current)
    return () => observer.disconnect()
  }, [instead])
  if (!isOutOfView) return null
  return (
    <section
      aria-label={t.summary.total}
      className="fixed inset-x-0 bottom-0 z-20 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t bg-white px-4 py-3 raised sm:px-6 lg:hidden"
    >
      <p className="grid leading-tight">
        <span className="text-muted text-sm">{t.summary.total}</span>
        <Money amount={totals.total} className="font-semibold text-lg" />
      </p>
      <div className="grow basis-48">
        <ProceedToCheckout lines={lines} isShort />
      </div>
    </section>
  )
}

/** Line for a guest, who needs no account. */
function GuestLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      {t.cart.noAccountNeeded}
      <Link to={paths.register()} className={guestLink}>
        {t.cart.createAccount}
      </Link>
      <Link to={paths.login()} className={guestLink}>
        {t.cart.signIn}
      </Link>
    </p>
  )
}

const guestLink = 'inline-flex min-h-11 items-center text-plum underline underline-offset-4'
