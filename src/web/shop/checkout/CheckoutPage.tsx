import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { showFromTop } from '#web/kit/ui/focus-heading.ts'
import { type LoadedCart, loadCart, useLines } from '#web/shop/cart/my-cart.ts'
import { StaleNotice } from '#web/shop/cart/OrderSummary.tsx'
import { EmptyPage, forShoppers } from '#web/shop/frame/for-shoppers.tsx'
import { putCart } from '#web/shop/store/cart.ts'
import { Checkout, loadForm } from './Checkout.tsx'
import { checkoutDraft } from './checkout-draft.ts'
import { AddressChoice } from './OrderForm.tsx'
import { type OrderAttempt, orderPlacement, useGoToOrder } from './place-order.ts'
import type { SavedAddresses } from './saved-addresses/AddressChoice.tsx'

interface CheckoutData extends LoadedCart {
  /** Those of the account; null for a guest, and where they can't be read in time. */
  readonly savedAddresses: SavedAddresses | null
}

/** Maximum milliseconds that the checkout waits for the saved addresses. */
const ADDRESSES_TIMEOUT = 2_500

/** Loads saved addresses before the page is shown, to avoid a layout shift. */
async function loadCheckout({ request }: LoaderFunctionArgs): Promise<CheckoutData> {
  const reading = currentUser() ? readSavedAddresses().catch(() => null) : null
  const [cart] = await Promise.all([
    loadCart(request.url),
    currentUser() === null && loadForm(checkoutDraft.read()?.mode ?? 'guest'),
  ])
  return { ...cart, savedAddresses: await reading }
}

async function readSavedAddresses(): Promise<SavedAddresses> {
  const [{ readAddresses }] = await Promise.all([
    import('#web/shop/account/addresses/my-addresses.ts'),
    AddressChoice.load(),
  ])
  return readAddresses({ timeout: ADDRESSES_TIMEOUT })
}

/** The order form, or why nothing can be ordered. */
function CheckoutOrEmpty() {
  const { cart, staleness, savedAddresses } = useLoaderData<CheckoutData>()
  const { revalidate } = useRevalidator()
  const lines = useLines(cart)
  const { checkoutKey } = cart.use()
  /** Whether the page has shown lines: they were removed or ordered elsewhere. */
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
    <div className="page-gutter grid gap-4 py-5 sm:gap-6 sm:py-8">
      <h1 className="text-2xl">{t.checkout.title}</h1>
      <StaleNotice title={t.checkout.stale} staleness={staleness} />
      <Checkout {...{ lines, checkoutKey, savedAddresses }} />
    </div>
  )
}

export const { loader, Component } = forShoppers({
  loader: loadCheckout,
  Component: CheckoutOrEmpty,
})

/** Empty cart, or an order that was sent without an answer. */
function EmptyCheckout({ wasFilled }: { readonly wasFilled: boolean }) {
  // Kept while its outcome is shown.
  const [unanswered] = useState(orderPlacement.unanswered)
  useEffect(() => {
    if (wasFilled || unanswered) showFromTop()
  }, [wasFilled, unanswered])
  if (unanswered) return <UnansweredOrder attempt={unanswered} />
  return (
    <EmptyPage
      icon="cart"
      title={t.summary.empty}
      action={<LinkButton to={paths.products()}>{t.checkout.continueShopping}</LinkButton>}
    >
      {wasFilled ? t.checkout.emptiedHint : t.checkout.emptyHint}
    </EmptyPage>
  )
}

/**
 * Notice of an order whose answer was lost, and whose cart is empty. The same idempotency key
 * returns that order; it is refused if the cart was emptied elsewhere.
 */
function UnansweredOrder({ attempt }: { readonly attempt: OrderAttempt }) {
  const goToOrder = useGoToOrder()
  const { isPending, failure, run } = useAction({
    run: async () => goToOrder(await orderPlacement.place(attempt)),
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
    <EmptyPage
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
          <ActionFailure
            id="unanswered-failure"
            failure={failure}
            className="mt-3 flex justify-center"
          />
        </>
      )}
    </EmptyPage>
  )
}
