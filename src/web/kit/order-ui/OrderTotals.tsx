import type { Order } from '#domain/contract/orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { t } from '#messages'
import type { CardRoom } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money, SummaryRow } from '#web/kit/ui/Money.tsx'
import { itemsPrice, totalOf } from './order-facts.ts'

/** Totals of the order, with a line for tax if there is any. */
export function OrderTotals({ order, card }: { readonly order: Order; readonly card?: CardRoom }) {
  const shipping = paisaFromRupees(order.shippingPrice)
  const tax = paisaFromRupees(order.taxPrice)
  return (
    <Section title={t.orders.summary} {...(card && { card })} className="gap-3">
      <dl className="grid gap-2.5">
        <SummaryRow label={t.orders.itemsPrice}>
          <Money amount={itemsPrice(order)} />
        </SummaryRow>
        <SummaryRow label={t.orders.shipping}>
          {shipping === 0 ? t.orders.free : <Money amount={shipping} />}
        </SummaryRow>
        {tax > 0 && (
          <SummaryRow label={t.orders.tax}>
            <Money amount={tax} />
          </SummaryRow>
        )}
        <SummaryRow
          label={t.orders.total}
          look="border-hairline border-t pt-3 font-semibold text-lg"
        >
          <Money amount={totalOf(order)} />
        </SummaryRow>
      </dl>
    </Section>
  )
}
