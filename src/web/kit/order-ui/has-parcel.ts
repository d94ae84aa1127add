import type { Order } from '#domain/contract/orders.ts'

/** Whether a shipped order has a courier or a tracking number. */
export function hasParcel({
  orderStatus,
  courier,
  trackingNumber,
}: Pick<Order, 'orderStatus' | 'courier' | 'trackingNumber'>): boolean {
  const hasLeft = orderStatus === 'Shipped' || orderStatus === 'Delivered'
  return hasLeft && (courier !== '' || trackingNumber !== '')
}
