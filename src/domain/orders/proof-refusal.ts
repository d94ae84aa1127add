import { awaitsProof, proofSentences } from './proof.ts'
import type { OrderState } from './status.ts'
import { transitionNotes } from './transitions.ts'

/**
 * Why no screenshot can be handed in for an order now, as a sentence; null when one can, the first or
 * one in the place of another (rule: transfer-proof).
 */
export function proofRefusal(order: OrderState): string | null {
  if (awaitsProof(order)) return null
  if (order.orderStatus === 'Cancelled') return transitionNotes['already-cancelled']
  return order.paymentMethod === 'COD' ? proofSentences.cash : transitionNotes['payment-received']
}
