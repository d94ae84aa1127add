import { optionalText, requiredText } from '#domain/forms/rules.ts'
import type { ChoosableStatus, OrderState } from './status.ts'
import { type OrderAction, statusChoices, transition, transitionRefusal } from './transitions.ts'

/** Actions that an admin can choose for an order. */
export interface OfferedActions {
  /** Marks a transfer as arrived. */
  readonly markPaid: boolean
  /**
   * Marks the cash of an order delivered without payment as received (rule: cash-on-delivery), by
   * the same call.
   */
  readonly markCashReceived: boolean
  readonly rejectPayment: boolean
  readonly deliver: boolean
  /** Whether delivering asks if the cash was collected (rule: cash-on-delivery). */
  readonly deliverAsksForCash: boolean
  readonly cancel: boolean
  /** Choices of the status dropdown, including the present status; empty when it can't be set. */
  readonly statuses: readonly ChoosableStatus[]
}

/** Actions on an admin's screen for an order, derived from the table of transitions. */
export function offeredActions(order: OrderState): OfferedActions {
  const isPossible = (action: OrderAction) => transitionRefusal(order, 'admin', action) === null
  const payment = transition(order, 'admin', { kind: 'pay' })
  const deliver = isPossible({ kind: 'deliver', cashCollected: true })
  return {
    markPaid: 'step' in payment && payment.step === 'payment confirmed',
    markCashReceived: 'step' in payment && payment.step === 'cash received',
    rejectPayment: isPossible({ kind: 'reject' }),
    deliver,
    deliverAsksForCash: deliver && !order.isPaid,
    cancel: isPossible({ kind: 'cancel' }),
    statuses: statusChoices(order),
  }
}

/**
 * Most probable next action on an order: payment of a transfer, then packing, shipping, delivering,
 * and uncollected cash. Null when there is none.
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

/** Rule of an admin's note on a verified payment. */
export const verificationNote = optionalText({ max: 500 })

/** Rule of the reason of a rejected transfer, which the customer reads. */
export const rejectionReason = requiredText(() => 'Please provide a rejection reason', { max: 500 })
