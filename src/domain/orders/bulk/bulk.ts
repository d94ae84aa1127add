import { NAME_NEEDED } from '../name-needed.ts'
import type { OrderState, OrderStatus } from '../status.ts'
import { type OrderAction, transitionNotes, transitionRefusal } from '../transitions.ts'

/** Bulk actions on orders (rule: bulk-actions). */
export const bulkActions = ['process', 'ship', 'deliver'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Bulk actions, and the return of parcels that a courier's file reports (rule: settlements). */
export type ManyAction = BulkAction | 'return'

/** Limits the orders of one call; longer lists are sent in several. */
export const MOST_AT_ONCE = 200

/** Limits the orders in a selection or a file. */
export const MOST_CHOSEN = 5_000

/** Status that each action leads to. */
export const statusAfter = {
  process: 'Processing',
  ship: 'Shipped',
  deliver: 'Delivered',
  return: 'Cancelled',
} as const satisfies Readonly<Record<ManyAction, OrderStatus>>

/** Transition to an order's new status, or the reason to leave it unchanged. */
export type BulkStep =
  | { readonly action: OrderAction }
  | { readonly refusal: string; readonly code: 'ORDER_STATE' | 'NAME_NEEDED' }

/** Order with the fields that a bulk action depends on. */
export interface BulkOrder extends OrderState {
  /** Whether a name to print is missing (rule: name-to-print). */
  readonly needsName?: boolean
  /** Whether the admin has confirmed to ship it without. */
  readonly withoutName?: boolean
}

const way: readonly OrderStatus[] = ['Processing', 'Shipped', 'Delivered']

/**
 * Step of a bulk action for one order, which asks no questions: it never moves an order back,
 * revives one, records a payment other than the cash of a delivery, or ships without a name (rules:
 * bulk-actions, cash-on-delivery, name-to-print).
 */
export function bulkStep(order: BulkOrder, wanted: ManyAction): BulkStep {
  if (wanted === 'return') return allowed(order, { kind: 'cancel' })
  const { orderStatus, needsName = false, withoutName = false } = order
  if (orderStatus === 'Cancelled') return stateRefusal(transitionNotes()['already-cancelled'])
  if (way.indexOf(orderStatus) > way.indexOf(statusAfter[wanted])) {
    return stateRefusal(`This order is already ${orderStatus}.`)
  }
  const step = allowed(order, actionFor(order, wanted))
  const isStopped = 'action' in step && wanted === 'ship' && needsName && !withoutName
  return isStopped ? { refusal: NAME_NEEDED, code: 'NAME_NEEDED' } : step
}

function allowed(order: OrderState, action: OrderAction): BulkStep {
  const refusal = transitionRefusal(order, 'admin', action)
  return refusal === null ? { action } : stateRefusal(transitionNotes()[refusal])
}

function stateRefusal(refusal: string): BulkStep {
  return { refusal, code: 'ORDER_STATE' }
}

/** Whether an order is in the wanted state already, which is no failure. */
export function isAlreadyDone({ orderStatus, isPaid }: OrderState, wanted: ManyAction): boolean {
  return orderStatus === statusAfter[wanted] && (wanted !== 'deliver' || isPaid)
}

function actionFor(order: OrderState, wanted: BulkAction): OrderAction {
  if (wanted !== 'deliver') return { kind: 'set-status', to: statusAfter[wanted] }
  // Delivered without its cash, which has arrived since.
  return order.isDelivered ? { kind: 'pay' } : { kind: 'deliver', cashCollected: true }
}
