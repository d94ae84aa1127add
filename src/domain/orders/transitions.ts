import { ADMINS_ONLY } from '#domain/accounts/admin-sentences.ts'
import { t } from '#messages'
import { type CancellationRefusal, cancellationNotes, cancellationRefusal } from './cancellation.ts'
import { awaitsProof, proofSentences } from './proof.ts'
import type { ChoosableStatus, OrderState, OrderStatus } from './status.ts'
import { choosableStatuses } from './status-lists.ts'

/** Role of the actor on an order, whose access was checked before (rule: guest-order-access). */
export type OrderActor = 'customer' | 'admin'

/**
 * Action on an order.
 *
 * - `pay`: the transfer has arrived, or the cash of an order that was delivered without it (rule:
 *   cash-on-delivery)
 * - `deliver`: `cashCollected` matters for an unpaid cash on delivery order only
 */
export type OrderAction =
  | { readonly kind: 'pay' }
  | { readonly kind: 'reject' }
  | { readonly kind: 'set-status'; readonly to: ChoosableStatus }
  | { readonly kind: 'deliver'; readonly cashCollected: boolean }
  | { readonly kind: 'cancel' }

/** Results of actions, by their names in the order's history (rule: history). */
export type OrderStep =
  | 'payment confirmed'
  | 'cash received'
  | 'payment rejected'
  | 'status set'
  | 'revived'
  | 'delivered'
  | 'cancelled'
  | 'nothing'

/** Other entries of a history: placing, changes without a status, a settlement taken back. */
export type OrderNote = 'placed' | 'proof handed in' | 'parcel corrected' | 'settlement taken back'

/** Reason why an action is not possible. */
export type TransitionRefusal =
  | CancellationRefusal
  | 'admins-only'
  | 'payment-received'
  | 'payment-rejected'
  | 'payment-not-awaited'
  | 'payment-missing'
  | 'cash-not-due'
  | 'no-transfer'
  | 'not-before-cash'
  | 'delivery-done'

/** Sentence of each refusal; those that only admins meet are in English, as their area is. */
export const transitionNotes = (): Readonly<Record<TransitionRefusal, string>> => ({
  ...cancellationNotes(),
  'admins-only': ADMINS_ONLY,
  'payment-received': t.orders.refusalPaymentReceived,
  'payment-rejected': 'The payment for this order has already been rejected.',
  'payment-not-awaited': 'This order is not waiting for a payment.',
  'payment-missing': 'This order has not been paid yet. Please mark it as paid first.',
  'cash-not-due':
    'This order is paid in cash on delivery. Mark it as delivered when the cash is collected.',
  'no-transfer': 'This order is paid in cash on delivery: there is no transfer to reject.',
  'not-before-cash':
    'A cash on delivery order that is not paid yet can be Pending, Processing, Shipped, Delivered or Cancelled.',
  'delivery-done': 'This order has already been delivered.',
})

/** State of an order after an action, or the reason why it is not possible. */
export type Transition =
  | { readonly step: OrderStep; readonly state: OrderState }
  | { readonly refusal: TransitionRefusal }

/** Statuses of an unpaid cash order before its delivery (rule: cash-on-delivery). */
const beforeCash: ReadonlySet<OrderStatus> = new Set(['Pending', 'Processing', 'Shipped'])

/**
 * State machine of orders: calls apply it, and screens offer actions by it (rules:
 * cash-on-delivery, second-transfer, status-leaves-payment, status-is-an-action, admin-cancel,
 * customer-cancel).
 */
export function transition(order: OrderState, actor: OrderActor, action: OrderAction): Transition {
  if (action.kind === 'cancel') return cancelled(order, actor)
  if (actor !== 'admin') return { refusal: 'admins-only' }
  switch (action.kind) {
    case 'pay':
      return paid(order)
    case 'reject':
      return rejected(order)
    case 'deliver':
      return delivered(order, action.cashCollected)
    case 'set-status':
      return withStatus(order, action.to)
  }
}

/** Reason why this actor may not take this action on this order, or null. */
export function transitionRefusal(
  order: OrderState,
  actor: OrderActor,
  action: OrderAction,
): TransitionRefusal | null {
  const found = transition(order, actor, action)
  return 'refusal' in found ? found.refusal : null
}

/** Statuses that an admin can choose for an order; empty when it can't be set at all. */
export function statusChoices(order: OrderState): readonly ChoosableStatus[] {
  return choosableStatuses.filter(
    (to) => transitionRefusal(order, 'admin', { kind: 'set-status', to }) === null,
  )
}

/** Consequence to confirm before setting a status, or null (rule: status-leaves-payment). */
export function statusWarning(order: OrderState, to: ChoosableStatus): string | null {
  if (order.orderStatus === to) return null
  if (order.orderStatus === 'Cancelled') {
    return 'This order has been cancelled. Setting a status revives it.'
  }
  if (order.isPaid && (to === 'Pending' || to === 'Payment Pending')) {
    return 'This order is paid. It stays paid, but its customer will see it waiting again.'
  }
  return null
}

function paid(order: OrderState): Transition {
  if (order.orderStatus === 'Cancelled') return { refusal: 'already-cancelled' }
  if (order.isPaid) return { refusal: 'payment-received' }
  if (order.paymentMethod === 'COD') {
    // Delivered without the cash: 'Mark cash received' (rule: cash-on-delivery).
    return order.isDelivered
      ? { step: 'cash received', state: { ...order, isPaid: true } }
      : { refusal: 'cash-not-due' }
  }
  if (order.orderStatus !== 'Payment Pending' && order.orderStatus !== 'Payment Rejected') {
    return { refusal: 'payment-not-awaited' }
  }
  return { step: 'payment confirmed', state: { ...order, orderStatus: 'Paid', isPaid: true } }
}

function rejected(order: OrderState): Transition {
  if (order.orderStatus === 'Cancelled') return { refusal: 'already-cancelled' }
  if (order.isPaid) return { refusal: 'payment-received' }
  if (order.paymentMethod === 'COD') return { refusal: 'no-transfer' }
  if (order.orderStatus === 'Payment Rejected') return { refusal: 'payment-rejected' }
  if (order.orderStatus !== 'Payment Pending') return { refusal: 'payment-not-awaited' }
  return { step: 'payment rejected', state: { ...order, orderStatus: 'Payment Rejected' } }
}

function delivered(order: OrderState, cashCollected: boolean): Transition {
  if (order.orderStatus === 'Cancelled') return { refusal: 'already-cancelled' }
  if (order.isDelivered) return { refusal: 'delivery-done' }
  if (!order.isPaid && order.paymentMethod !== 'COD') return { refusal: 'payment-missing' }
  const isPaid = order.isPaid || cashCollected
  return {
    step: 'delivered',
    state: { ...order, orderStatus: 'Delivered', isPaid, isDelivered: true },
  }
}

function cancelled(order: OrderState, actor: OrderActor): Transition {
  const refusal = cancellationRefusal(order, actor)
  if (refusal !== null) return { refusal }
  return { step: 'cancelled', state: { ...order, orderStatus: 'Cancelled' } }
}

/**
 * A transfer must be confirmed first; a paid order accepts any of the seven, which leave its
 * payment (rule: status-leaves-payment). Delivered and Cancelled run the real actions (rule:
 * status-is-an-action).
 */
function withStatus(order: OrderState, to: ChoosableStatus): Transition {
  if (order.isDelivered) return { refusal: 'delivery-done' }
  if (!order.isPaid) {
    if (order.orderStatus === 'Cancelled') return { refusal: 'already-cancelled' }
    if (order.paymentMethod !== 'COD') return { refusal: 'payment-missing' }
  }
  if (to === 'Delivered') return delivered(order, true)
  if (to === 'Cancelled') return cancelled(order, 'admin')
  if (!order.isPaid && !beforeCash.has(to)) return { refusal: 'not-before-cash' }
  if (order.orderStatus === to) return { step: 'nothing', state: order }
  const step = order.orderStatus === 'Cancelled' ? 'revived' : 'status set'
  return { step, state: { ...order, orderStatus: to } }
}

/** Message why an order accepts no screenshot now, else null (rule: transfer-proof). */
export function proofRefusal(order: OrderState): string | null {
  if (awaitsProof(order)) return null
  if (order.orderStatus === 'Cancelled') return transitionNotes()['already-cancelled']
  return order.paymentMethod === 'COD'
    ? proofSentences().cash
    : transitionNotes()['payment-received']
}
