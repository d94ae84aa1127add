import type { Totals } from '#domain/cart/totals.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { SummaryRow } from '#web/kit/ui/blocks/SummaryRow.tsx'
import { Money } from '#web/kit/ui/Money.tsx'

/** Totals of a cart, in the order in which they add up (rules: rounding, savings-of-goods). */
export function OrderSummary({ totals }: { readonly totals: Totals }) {
  const isFree = totals.shipping === 0 && totals.quantity > 0
  return (
    <dl className="grid gap-2.5">
      <SummaryRow label={t.cart.originalPrice}>
        <Money amount={totals.originalPrice} />
      </SummaryRow>
      <SummaryRow label={t.cart.discount({ percent: terms.discountPercent })} look="text-save">
        <Money amount={-totals.discount} />
      </SummaryRow>
      <SummaryRow label={t.cart.summarySubtotal}>
        <Money amount={totals.subtotal} />
      </SummaryRow>
      <SummaryRow label={t.cart.shipping}>
        {isFree ? t.cart.free : <Money amount={totals.shipping} />}
      </SummaryRow>
      <SummaryRow label={t.cart.total} look="border-hairline border-t pt-3 font-semibold text-lg">
        <Money amount={totals.total} />
      </SummaryRow>
      <SummaryRow label={t.cart.savings} look="font-semibold text-save">
        <Money amount={totals.discount} />
      </SummaryRow>
    </dl>
  )
}
