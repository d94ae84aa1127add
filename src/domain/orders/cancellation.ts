import { t } from '#messages'
import type { OrderState } from './status.ts'

/** Reasons why an order can't be cancelled, in order of precedence (rule: customer-cancel). */
export type CancellationRefusal =
  | 'already-cancelled'
  | 'already-delivered'
  | 'already-shipped'
  | 'being-processed'
  | 'already-paid'

/** Sentence in place of the cancel button. */
export const cancellationNotes = (): Readonly<Record<CancellationRefusal, string>> => ({
  'already-cancelled': t.orders.alreadyCancelled,
  'already-delivered': t.orders.alreadyDelivered,
  'already-shipped': t.orders.alreadyShipped,
  'being-processed': t.orders.beingProcessed,
  'already-paid': t.orders.alreadyPaid,
})

/**
 * Reason why this actor may not cancel this order, or null: a customer only before payment and
 * packing (rule: customer-cancel), an admin before the delivery (rule: admin-cancel).
 */
export function cancellationRefusal(
  order: OrderState,
  actor: 'customer' | 'admin',
): CancellationRefusal | null {
  if (order.orderStatus === 'Cancelled') return 'already-cancelled'
  if (order.isDelivered || order.orderStatus === 'Delivered') return 'already-delivered'
  if (actor === 'admin') return null
  if (order.orderStatus === 'Shipped') return 'already-shipped'
  if (order.orderStatus === 'Processing') return 'being-processed'
  return order.isPaid || order.orderStatus === 'Paid' ? 'already-paid' : null
}
