import type { OrderState, ShownStatus } from './status.ts'

/** State of the screenshot of an order's transfer. */
export interface StoredProof {
  readonly isRejected: boolean
}

/** Order with the state of its screenshot; undefined without one. */
export interface ProvableOrder extends OrderState {
  readonly proof?: StoredProof | undefined
}

/** Whether a transfer is pending, so that a screenshot can be submitted (rule: transfer-proof). */
export function awaitsProof({ paymentMethod, isPaid, orderStatus }: OrderState): boolean {
  return paymentMethod === 'Online_Manual' && !isPaid && orderStatus !== 'Cancelled'
}

/** Whether a screenshot waits to be compared with the shop's account. */
export function isProofWaiting(order: ProvableOrder): boolean {
  return order.proof?.isRejected === false && awaitsProof(order)
}

/** Status that customers see: Checking while a screenshot waits (rule: transfer-proof). */
export function shownStatus(order: ProvableOrder): ShownStatus {
  return isProofWaiting(order) ? 'Checking' : order.orderStatus
}
