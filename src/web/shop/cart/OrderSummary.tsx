import type { Totals } from '#domain/cart/totals.ts'
import { terms } from '#domain/terms.ts'
import * as messages from '#messages/order-summary.ts'
import { SummaryRow } from '#web/kit/ui/blocks/SummaryRow.tsx'
import { Money } from '#web/kit/ui/Money.tsx'

/** Totals of a cart, in the order in which they add up (rules: rounding, savings-of-goods). */
export function OrderSummary({ totals }: { readonly totals: Totals }) {
  const isFree = totals.shipping === 0 && totals.quantity > 0
  return (
    <dl className="grid gap-2.5">
      <SummaryRow label={messages.originalPrice}>
        <Money amount={totals.originalPrice} />
      </SummaryRow>
      <SummaryRow label={messages.discount({ percent: terms.discountPercent })} look="text-save">
        <Money amount={-totals.discount} />
      </SummaryRow>
      <SummaryRow label={messages.subtotal}>
        <Money amount={totals.subtotal} />
      </SummaryRow>
      <SummaryRow label={messages.shipping}>
        {isFree ? messages.free : <Money amount={totals.shipping} />}
      </SummaryRow>
      <SummaryRow label={messages.total} look="border-hairline border-t pt-3 font-semibold text-lg">
        <Money amount={totals.total} />
      </SummaryRow>
      <SummaryRow label={messages.savings} look="font-semibold text-save">
        <Money amount={totals.discount} />
      </SummaryRow>
    </dl>
  )
}
