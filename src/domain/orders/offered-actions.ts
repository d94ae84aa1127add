import { optionalText, requiredText } from '#domain/forms/rules.ts'
import type { OrderState } from './status.ts'
import { type OrderAction, statusChoices, transition, transitionRefusal } from './transitions.ts'

/** Actions on an admin's screen for an order, derived from the table of transitions. */
export function offeredActions(order: OrderState) {
  const isPossible = (action: OrderAction) => transitionRefusal(order, 'admin', action) === null
  const payment = transition(order, 'admin', { kind: 'pay' })
  const deliver = isPossible({ kind: 'deliver', cashCollected: true })
  return {
    /** Whether a transfer can be marked as arrived. */
    markPaid: 'step' in payment && payment.step === 'payment confirmed',
    /** The same call for the cash of an order delivered without it (rule: cash-on-delivery). */
    markCashReceived: 'step' in payment && payment.step === 'cash received',
    rejectPayment: isPossible({ kind: 'reject' }),
    deliver,
    /** Whether delivering asks if the cash was collected (rule: cash-on-delivery). */
    deliverAsksForCash: deliver && !order.isPaid,
    cancel: isPossible({ kind: 'cancel' }),
    /** Choices of the status dropdown, including the present status; empty when it can't be set. */
    statuses: statusChoices(order),
  }
}

/** Most probable next action, from the transfer to the delivery and uncollected cash; else null. */
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

/** Rule of an admin's note on a verified payment. */
export const verificationNote = optionalText({ max: 500 })

/** Rule of the reason of a rejected transfer, which the customer reads. */
export const rejectionReason = requiredText(() => 'Please provide a rejection reason', { max: 500 })
