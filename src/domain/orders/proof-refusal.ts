import { awaitsProof, proofSentences } from './proof.ts'
import type { OrderState } from './status.ts'
import { transitionNotes } from './transitions.ts'

/**
 * Message why an order accepts no screenshot now; null when it accepts a first or another one
 * (rule: transfer-proof).
 */
export function proofRefusal(order: OrderState): string | null {
  if (awaitsProof(order)) return null
  if (order.orderStatus === 'Cancelled') return transitionNotes()['already-cancelled']
  return order.paymentMethod === 'COD'
    ? proofSentences().cash
    : transitionNotes()['payment-received']
}
