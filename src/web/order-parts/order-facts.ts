import type { Order } from '#domain/contract/orders.ts'
import { formatMoney, type Paisa, paisaFromRupees } from '#domain/money.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'

/** The price of an order's items, in paisa. */
export function itemsPrice({ orderItems }: Order): Paisa {
  return orderItems.reduce((sum, { price, qty }) => sum + paisaFromRupees(price) * qty, 0)
}

export function totalOf({ totalPrice }: Pick<Order, 'totalPrice'>): Paisa {
  return paisaFromRupees(totalPrice)
}

/** The number the courier calls; null when there is none, or this visitor may not see it. */
export function phoneOf(order: Order): string | null {
  if (order.access === 'masked') return null
  return order.guestInfo?.phone || order.phone || null
}

/**
 * Why the shop did not accept the payment; null when it did, when a new screenshot waits to be
 * checked, and when this visitor may not see it.
 */
export function rejectionReasonOf(order: Order): string | null {
  if (order.orderStatus !== 'Payment Rejected' || isProofWaiting(order)) return null
  return order.paymentResult?.verificationNote || null
}

/** Whether a transfer is still awaited: the wallets are shown and the screenshot is asked for. */
export function awaitsTransfer(order: Order): boolean {
  return awaitsProof(order)
}

/** Text of a direct message about an order: its number and total, nothing personal. */
export function messageAbout(order: Order): string {
  return `Order ${shortOrderId(order._id)}, ${formatMoney(totalOf(order))}`
}
