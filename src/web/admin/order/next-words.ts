import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { amountToCollect, isCashDue, type PricedOrder, refundDue } from '#domain/orders/cash.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'

type NextStepFacts = Pick<
  Order,
  'orderStatus' | 'paymentMethod' | 'isPaid' | 'isDelivered' | 'totalPrice' | 'proof'
>

/** Label of the next step's button. */
export function stepLabel(
  step: OrderAction,
  { paymentMethod }: Pick<NextStepFacts, 'paymentMethod'>,
): string {
  switch (step.kind) {
    case 'pay':
      return paymentMethod === 'COD' ? 'Mark cash received' : 'Mark as paid'
    case 'reject':
      return 'Reject payment'
    case 'set-status':
      return `Mark as ${step.to}`
    case 'deliver':
      return 'Mark as delivered'
    case 'cancel':
      return 'Cancel order'
  }
}

/** Instruction for the next step; without one, a due refund or a note that nothing is left. */
export function stepHint(step: OrderAction | null, order: NextStepFacts): string {
  const amount = formatMoney(totalOf(order))
  if (step === null) {
    return refundDue({ ...order, total: totalOf(order) }) > 0
      ? `Give ${amount} back to the customer.`
      : 'Nothing is left to do.'
  }
  if (step.kind === 'deliver') return 'The parcel is on its way. Has it arrived?'
  if (step.kind === 'set-status') {
    return step.to === 'Shipped' ? 'Hand the parcel to the courier.' : 'Pack the order.'
  }
  if (order.paymentMethod === 'COD') {
    return `It was delivered, but ${amount} in cash is still to come.`
  }
  if (order.proof?.isRejected === false) {
    return 'Compare the screenshot with what came into the account.'
  }
  return `Look for the transfer of ${amount} and its screenshot.`
}

/** Short state of an order's payment (rules: cash-on-delivery, refund-due). */
export function moneyLabel(order: PricedOrder): string {
  if (refundDue(order) > 0) return orderFlagLabels['refund-due']
  if (order.isPaid) return 'Paid'
  if (isCashDue(order)) return orderFlagLabels['cash-due']
  if (amountToCollect(order) > 0) return 'Cash to collect'
  return order.orderStatus === 'Cancelled' ? 'Never paid' : 'Transfer awaited'
}
