import type { Order } from '#domain/contract/orders.ts'
import { paymentMethodLabels } from '#domain/orders/status.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { StatusLine } from '#web/order-parts/StatusLine.tsx'
import { statusRows } from '#web/order-parts/status-panel.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Money } from '#web/ui/Money.tsx'
import { moneyLabel } from './money-line.ts'
import { ProofPanel } from './proof/ProofPanel.tsx'

/** How the order is paid, and how that stands. */
export function PaymentPanel({ order }: { readonly order: Order }) {
  const total = totalOf(order)
  // A cancelled order that was never paid has no payment to speak of.
  const [payment] = statusRows(order).slice(0, -1)
  return (
    <Section title="Payment" card="usual" className="gap-3">
      <p>{paymentMethodLabels[order.paymentMethod]}</p>
      {payment && <StatusLine row={payment} />}
      {order.proof && <ProofPanel order={order} />}
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">{moneyLabel({ ...order, total })}</dt>
        <dd className="font-semibold text-xl">
          <Money amount={total} />
        </dd>
      </dl>
    </Section>
  )
}
