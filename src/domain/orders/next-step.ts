import type { OrderState } from './status.ts'
import { type OrderAction, transitionRefusal } from './transitions.ts'

/**
 * What an admin most likely does to an order next: the money of a transfer first, then packing,
 * sending, delivering, and the cash that was not collected. Null when nothing is left to do.
 */
export function nextStep(order: OrderState): OrderAction | null {
  const step = likelyStep(order)
  return step !== null && transitionRefusal(order, 'admin', step) === null ? step : null
}

function likelyStep({ orderStatus, paymentMethod, isPaid }: OrderState): OrderAction | null {
  if (!isPaid && (paymentMethod !== 'COD' || orderStatus === 'Delivered')) return { kind: 'pay' }
  switch (orderStatus) {
    case 'Processing':
      return { kind: 'set-status', to: 'Shipped' }
    case 'Shipped':
      return { kind: 'deliver', cashCollected: true }
    case 'Delivered':
    case 'Cancelled':
      return null
    default:
      return { kind: 'set-status', to: 'Processing' }
  }
}
