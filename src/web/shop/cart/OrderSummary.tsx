import { useRevalidator } from 'react-router'
import { deliveryNudge, nudgeWords, type Totals } from '#domain/cart/totals.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Money, SummaryRow } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { LineState, LoadedCart } from './my-cart.ts'

/** Totals of a cart, in the order in which they add up (rules: rounding, savings-of-goods). */
export function OrderSummary({ totals }: { readonly totals: Totals }) {
  const { originalPrice, discount, subtotal, shipping, total, quantity } = totals
  const isFree = shipping === 0 && quantity > 0
  const amount = (paisa: Paisa) => <Money amount={paisa} />
  return (
    <dl className="grid gap-2.5">
      <SummaryRow label={t.summary.originalPrice}>{amount(originalPrice)}</SummaryRow>
      <SummaryRow label={t.summary.discount({ percent: terms.discountPercent })} look="text-save">
        {amount(-discount)}
      </SummaryRow>
      <SummaryRow label={t.summary.summarySubtotal}>{amount(subtotal)}</SummaryRow>
      <SummaryRow label={t.summary.shipping}>
        {isFree ? t.summary.free : amount(shipping)}
      </SummaryRow>
      <SummaryRow
        label={t.summary.total}
        look="border-hairline border-t pt-3 font-semibold text-lg"
      >
        {amount(total)}
      </SummaryRow>
      <SummaryRow label={t.summary.savings} look="font-semibold text-save">
        {amount(discount)}
      </SummaryRow>
    </dl>
  )
}

interface StaleNoticeProps extends Pick<LoadedCart, 'staleness'> {
  readonly title: string
}

/** Why a cart may be out of date, with a button that loads it again; nothing for a fresh one. */
export function StaleNotice({ title, staleness }: StaleNoticeProps) {
  const { revalidate } = useRevalidator()
  if (staleness === null) return null
  return (
    <Notice tone="warning" isAlert title={title}>
      <p>{staleness}</p>
      <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
        {t.summary.tryAgain}
      </Button>
    </Notice>
  )
}

/** Progress of the cart towards free shipping; nothing for an empty cart. */
export function DeliveryNudge({ quantity }: { readonly quantity: number }) {
  const nudge = deliveryNudge(quantity)
  if (nudge === 'none') return null
  const isFree = nudge === 'unlocked'
  return (
    <div className="overflow-hidden rounded-control border border-hairline bg-white text-sm">
      <p className="flex items-center gap-2.5 px-3 py-2.5">
        <Icon name="truck" className={isFree ? 'text-save' : 'text-plum'} />
        <span>
          <strong className={classNames('font-semibold', isFree && 'text-save')}>
            {nudgeWords()[nudge]}
          </strong>
          {!isFree && ` ${t.summary.feeSentence({ fee: formatMoney(terms.deliveryFee) })}`}
        </span>
      </p>
      <div aria-hidden="true" className="h-1 bg-hairline">
        <div
          className={`h-full transition-[width] ${isFree ? 'w-full bg-save' : 'w-1/2 bg-plum'}`}
        />
      </div>
    </div>
  )
}

interface ProceedToCheckoutProps {
  readonly lines: readonly LineState[]
  /** Beside the total there is no room for an arrow. */
  readonly isShort?: boolean
}

/** Link to the checkout, unless a line can't be ordered any more (rule: unavailable-lines). */
export function ProceedToCheckout({ lines, isShort = false }: ProceedToCheckoutProps) {
  if (lines.some(({ line }) => line.unavailable)) {
    return (
      <Button size="large" wide showReason disabled={t.summary.removeToCheckOut}>
        {t.summary.proceed}
      </Button>
    )
  }
  return (
    <LinkButton
      to={paths.checkout()}
      size="large"
      wide
      {...(!isShort && { icon: 'arrow', iconAfter: true })}
    >
      {t.summary.proceed}
    </LinkButton>
  )
}
