import { amountToCollect, isCashDue, type PricedOrder, refundDue } from '#domain/orders/cash.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'

/**
 * Short state of an order's payment, shown beside the amount (rules: cash-on-delivery, refund-due).
 */
export function moneyLabel(order: PricedOrder): string {
  if (refundDue(order) > 0) return orderFlagLabels['refund-due']
  if (order.isPaid) return 'Paid'
  if (isCashDue(order)) return orderFlagLabels['cash-due']
  if (amountToCollect(order) > 0) return 'Cash to collect'
  return order.orderStatus === 'Cancelled' ? 'Never paid' : 'Transfer awaited'
}
