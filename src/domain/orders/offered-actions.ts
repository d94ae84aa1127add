import { optionalText, requiredText } from '#domain/forms/rules.ts'
import type { ChoosableStatus, OrderState } from './status.ts'
import { type OrderAction, statusChoices, transition, transitionRefusal } from './transitions.ts'

/** The actions that an admin is offered on an order. */
export interface OfferedActions {
  /** The transfer has arrived. */
  readonly markPaid: boolean
  /**
   * The cash of an order that was delivered without it has come (rule: cash-on-delivery). The call
   * is the same.
   */
  readonly markCashReceived: boolean
  readonly rejectPayment: boolean
  readonly deliver: boolean
  /** Whether delivering asks if the cash was collected (rule: cash-on-delivery). */
  readonly deliverAsksForCash: boolean
  readonly cancel: boolean
  /** Choices of the status dropdown, the present status among them; none when it can't be set. */
  readonly statuses: readonly ChoosableStatus[]
}

/** The actions that an admin's screen offers for an order, out of the one table of them. */
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
 * The likeliest next action on an order: the money of a transfer first, then packing, sending,
 * delivering, and the cash that was not collected. Null when nothing is left to do.
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

/** Note of an admin who verifies a payment. */
export const verificationNote = optionalText({ max: 500 })

/** Why a transfer was rejected; the customer reads it. */
export const rejectionReason = requiredText('Please provide a rejection reason', { max: 500 })
