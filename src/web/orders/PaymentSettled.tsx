import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { orderWords } from '#domain/orders/status-words.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { phoneOf, totalOf } from './order-facts.ts'

/** Instead of the accounts, once nothing is to be transferred any more (D51). */
export function PaymentSettled({ order }: { readonly order: Order }) {
  const { nextStep } = orderWords({ ...order, total: totalOf(order), phone: phoneOf(order) })
  if (order.orderStatus === 'Cancelled') {
    return (
      <Notice tone="warning" title="This order has been cancelled">
        <p>{nextStep} Please transfer nothing for it.</p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" title="Payment received">
      <p>
        {order.paidAt && `We confirmed it on ${formatDate(order.paidAt)}. `}
        {nextStep}
      </p>
    </Notice>
  )
}
