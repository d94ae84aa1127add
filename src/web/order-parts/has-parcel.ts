import type { Order } from '#domain/contract/orders.ts'

/** Whether the order has left and somebody said who carries it, or under which number. */
export function hasParcel({
  orderStatus,
  courier,
  trackingNumber,
}: Pick<Order, 'orderStatus' | 'courier' | 'trackingNumber'>): boolean {
  const hasLeft = orderStatus === 'Shipped' || orderStatus === 'Delivered'
  return hasLeft && (courier !== '' || trackingNumber !== '')
}
