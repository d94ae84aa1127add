import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { progressWords } from '#web/order-parts/order-words.ts'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Instead of the accounts, once nothing is to be transferred any more (rule: nothing-to-transfer).
 */
export function PaymentSettled({ order }: { readonly order: Order }) {
  const { nextStep, arrival } = progressWords(order)
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
        {arrival && ` ${arrival.sentence}.`}
      </p>
    </Notice>
  )
}
