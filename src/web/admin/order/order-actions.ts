import type { Order } from '#domain/contract/orders.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { send } from '#web/kit/api/send.ts'

/** Messages about the outcome of an action. */
export interface OrderActionWords {
  readonly success: string
  readonly fallback: string
}

/** Values that an admin enters with an action. */
export interface ActionValues {
  /** The verification note, or the reason for a rejection. */
  readonly note?: string
  /** The parcel of a shipped order (rule: parcels). */
  readonly parcel?: Parcel
}

/**
 * Sends an action with optimistic concurrency control: with the version of the order that the
 * admin saw, which the server refuses if it is outdated (rule: concurrent-edit).
 *
 * @throws ApiError
 */
export function sendOrderAction(
  order: Order,
  action: OrderAction,
  { note = '', parcel }: ActionValues,
): Promise<Order> {
  const params = { id: order._id }
  const seen = { seenVersion: order.version }
  switch (action.kind) {
    case 'pay':
      return send('confirmPayment', { params, body: { verificationNote: note } }, seen)
    case 'reject':
      return send('rejectPayment', { params, body: { rejectionReason: note } }, seen)
    case 'set-status':
      return send('setOrderStatus', { params, body: { status: action.to, ...parcel } }, seen)
    case 'deliver':
      return send('deliverOrder', { params, body: { cashCollected: action.cashCollected } }, seen)
    case 'cancel':
      return send('cancelOrder', { params }, seen)
  }
}

/** Success and failure messages of an action. */
export function orderActionWords(
  action: OrderAction,
  { orderStatus }: Pick<Order, 'orderStatus'>,
): OrderActionWords {
  switch (action.kind) {
    case 'pay':
      return {
        success: 'Order marked as paid successfully!',
        fallback: 'Failed to mark as paid',
      }
    case 'reject':
      return { success: 'Payment rejected', fallback: 'Failed to reject payment' }
    case 'set-status':
      // An unchanged status means a correction of the parcel.
      if (action.to === orderStatus) {
        return { success: 'Parcel saved', fallback: 'Failed to save the parcel' }
      }
      return {
        success: `Order status updated to ${action.to}`,
        fallback: 'Failed to update status',
      }
    case 'deliver':
      return {
        success: 'Order marked as delivered!',
        fallback: 'Failed to mark as delivered',
      }
    case 'cancel':
      return { success: 'Order cancelled successfully', fallback: 'Failed to cancel order' }
  }
}
