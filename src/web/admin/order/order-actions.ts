import { flushSync } from 'react-dom'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { amountToCollect, isCashDue, type PricedOrder, refundDue } from '#domain/orders/cash.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import type { ChoosableStatus, OrderState } from '#domain/orders/status.ts'
import { choosableStatuses } from '#domain/orders/status-lists.ts'
import {
  type OrderAction,
  statusWarning,
  transitionNotes,
  transitionRefusal,
} from '#domain/orders/transitions.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import type { CheckedForm } from '#web/kit/ui/form/use-form.ts'
import type { ActionValues, AdminOrder } from './use-admin-order.ts'

const outcomeMessages = {
  pay: { success: 'Order marked as paid successfully!', fallback: 'Failed to mark as paid' },
  reject: { success: 'Payment rejected', fallback: 'Failed to reject payment' },
  deliver: { success: 'Order marked as delivered!', fallback: 'Failed to mark as delivered' },
  cancel: { success: 'Order cancelled successfully', fallback: 'Failed to cancel order' },
  parcel: { success: 'Parcel saved', fallback: 'Failed to save the parcel' },
} as const

/** Success and failure messages of an action. */
export function orderActionWords(action: OrderAction, { orderStatus }: Pick<Order, 'orderStatus'>) {
  if (action.kind !== 'set-status') return outcomeMessages[action.kind]
  // An unchanged status means a correction of the parcel.
  if (action.to === orderStatus) return outcomeMessages.parcel
  return {
    success: `Order status updated to ${action.to}`,
    fallback: 'Failed to update status',
  }
}

/** Id of the heading above the next actions. */
export const NEXT_STEP_HEADING = 'order-next'

/** An action on the order, with its form and values if it has any. */
export interface ActionInput<Field extends string> {
  readonly adminOrder: AdminOrder
  readonly action: OrderAction
  readonly form?: CheckedForm<Field> | undefined
  readonly values?: ActionValues
  readonly onDone?: () => void
}

/** Sends an action on the order, and shows its outcome. */
export function useOrderAction<Field extends string>({
  adminOrder,
  action,
  form,
  values = {},
  onDone,
}: ActionInput<Field>) {
  return useSubmit({
    form,
    send: async () => {
      await adminOrder.act(action, values)
      flushSync(() => onDone?.())
      // The pressed button may have been removed, which loses the focus.
      if (document.activeElement === document.body) focusHeading(NEXT_STEP_HEADING)
    },
    ...orderActionWords(action, adminOrder.order),
  })
}

type NextStepFacts = Pick<
  Order,
  'orderStatus' | 'paymentMethod' | 'isPaid' | 'isDelivered' | 'totalPrice' | 'proof'
>

const stepLabels = {
  reject: 'Reject payment',
  deliver: 'Mark as Delivered',
  cancel: 'Cancel order',
} as const

/** Label of the next step's button. */
export function stepLabel(
  step: OrderAction,
  { paymentMethod }: Pick<NextStepFacts, 'paymentMethod'>,
): string {
  if (step.kind === 'set-status') return `Mark as ${step.to}`
  if (step.kind !== 'pay') return stepLabels[step.kind]
  return paymentMethod === 'COD' ? 'Mark cash received' : 'Mark as Paid'
}

/** Instruction for the next step; without one, a due refund or a note that nothing is left. */
export function stepHint(step: OrderAction | null, order: NextStepFacts): string {
  const amount = formatMoney(totalOf(order))
  if (step === null) {
    return refundDue({ ...order, total: totalOf(order) }) > 0
      ? `Give ${amount} back to the customer.`
      : 'Nothing is left to do.'
  }
  if (step.kind === 'deliver') return 'The parcel is on its way. Has it arrived?'
  if (step.kind === 'set-status') {
    return step.to === 'Shipped' ? 'Hand the parcel to the courier.' : 'Pack the order.'
  }
  if (order.paymentMethod === 'COD') {
    return `It was delivered, but ${amount} in cash is still to come.`
  }
  if (order.proof?.isRejected === false) {
    return 'Compare the screenshot with what came into the account.'
  }
  return `Look for the transfer of ${amount} and its screenshot.`
}

/** Short state of an order's payment (rules: cash-on-delivery, refund-due). */
export function moneyLabel(order: PricedOrder): string {
  if (refundDue(order) > 0) return orderFlagLabels['refund-due']
  if (order.isPaid) return 'Paid'
  if (isCashDue(order)) return orderFlagLabels['cash-due']
  if (amountToCollect(order) > 0) return 'Cash to collect'
  return order.orderStatus === 'Cancelled' ? 'Never paid' : 'Transfer awaited'
}

/** Action whose dialog confirms a chosen status; null for one that is set at once. */
export function confirmedAction(order: OrderState, to: ChoosableStatus): OrderAction | null {
  if (to === 'Delivered') return { kind: 'deliver', cashCollected: true }
  if (to === 'Cancelled') return { kind: 'cancel' }
  return to === 'Shipped' || statusWarning(order, to) ? { kind: 'set-status', to } : null
}

/** The seven statuses, each with the reason why it can't be chosen; null for a possible one. */
export function statusOptions(order: OrderState) {
  return choosableStatuses.map((status) => {
    const refusal = transitionRefusal(order, 'admin', { kind: 'set-status', to: status })
    return { status, reason: refusal && transitionNotes()[refusal] }
  })
}
