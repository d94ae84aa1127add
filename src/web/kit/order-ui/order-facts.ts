import type { Order } from '#domain/contract/orders.ts'
import { formatMoney, type Paisa, paisaFromRupees } from '#domain/money.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { t } from '#messages'

/** Price of an order's items, in paisa. */
export function itemsPrice({ orderItems }: Order): Paisa {
  return orderItems.reduce((sum, { price, qty }) => sum + paisaFromRupees(price) * qty, 0)
}

export function totalOf({ totalPrice }: Pick<Order, 'totalPrice'>): Paisa {
  return paisaFromRupees(totalPrice)
}

/** Phone number for the courier; null without one, and for visitors who may not see it. */
export function phoneOf(order: Order): string | null {
  if (order.access === 'masked') return null
  return order.guestInfo?.phone || order.phone || null
}

/** Reason for a rejected payment, for its viewer; null while a new screenshot waits. */
export function rejectionReasonOf(order: Order): string | null {
  if (order.orderStatus !== 'Payment Rejected' || isProofWaiting(order)) return null
  return order.paymentResult?.verificationNote || null
}

/** Text of a direct message about an order: its number and total, without personal data. */
export function messageAbout(order: Order): string {
  return t.orders.about({ number: shortOrderId(order._id), total: formatMoney(totalOf(order)) })
}

/** Whether a shipped order has a courier or a tracking number. */
export function hasParcel({
  orderStatus,
  courier,
  trackingNumber,
}: Pick<Order, 'orderStatus' | 'courier' | 'trackingNumber'>): boolean {
  const hasLeft = orderStatus === 'Shipped' || orderStatus === 'Delivered'
  return hasLeft && (courier !== '' || trackingNumber !== '')
}
