import { NAME_NEEDED } from '../name-needed.ts'
import type { OrderState, OrderStatus } from '../status.ts'
import { type OrderAction, transitionNotes, transitionRefusal } from '../transitions.ts'

/** Bulk actions on orders (rule: many-at-once). */
export const bulkActions = ['process', 'ship', 'deliver'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Also what a courier's file may say of many: their parcels have come back (rule: settlements). */
export type ManyAction = BulkAction | 'return'

/** Most orders of one call; whoever has more sends them in pieces. */
export const MOST_AT_ONCE = 200

/** Most orders that are chosen, or read out of a file, at once. */
export const MOST_CHOSEN = 5_000

/** The status that each of them leads to. */
export const statusAfter = {
  process: 'Processing',
  ship: 'Shipped',
  deliver: 'Delivered',
  return: 'Cancelled',
} as const satisfies Readonly<Record<ManyAction, OrderStatus>>

/** The transitions that lead to an order's new status, or why it is left unchanged. */
export type BulkStep =
  | { readonly action: OrderAction }
  | { readonly refusal: string; readonly code: 'ORDER_STATE' | 'NAME_NEEDED' }

/** One of many, as far as a bulk action depends on it. */
export interface BulkOrder extends OrderState {
  /** Whether a name to print is missing (rule: name-to-print). */
  readonly needsName?: boolean
  /** Whether somebody has confirmed that it ships all the same. */
  readonly withoutName?: boolean
}

const way: readonly OrderStatus[] = ['Processing', 'Shipped', 'Delivered']

/**
 * The step of a bulk action for one order. It is narrower than the actions on a single order, since
 * no question is asked about each: it never goes back, revives nothing, and records no payment but
 * the cash of a delivery. An order that lacks a name to print ships only where that is confirmed
 * for it (rules: many-at-once, cash-on-delivery, name-to-print).
 */
export function bulkStep(order: BulkOrder, wanted: ManyAction): BulkStep {
  if (wanted === 'return') return allowed(order, { kind: 'cancel' })
  const { orderStatus, needsName = false, withoutName = false } = order
  if (orderStatus === 'Cancelled') return stateRefusal(transitionNotes['already-cancelled'])
  if (way.indexOf(orderStatus) > way.indexOf(statusAfter[wanted])) {
    return stateRefusal(`This order is already ${orderStatus}.`)
  }
  const step = allowed(order, actionFor(order, wanted))
  const isStopped = 'action' in step && wanted === 'ship' && needsName && !withoutName
  return isStopped ? { refusal: NAME_NEEDED, code: 'NAME_NEEDED' } : step
}

function allowed(order: OrderState, action: OrderAction): BulkStep {
  const refusal = transitionRefusal(order, 'admin', action)
  return refusal === null ? { action } : stateRefusal(transitionNotes[refusal])
}

function stateRefusal(refusal: string): BulkStep {
  return { refusal, code: 'ORDER_STATE' }
}

/** Whether there is nothing left to do, which is no failure. */
export function isThere({ orderStatus, isPaid }: OrderState, wanted: ManyAction): boolean {
  return orderStatus === statusAfter[wanted] && (wanted !== 'deliver' || isPaid)
}

function actionFor(order: OrderState, wanted: BulkAction): OrderAction {
  if (wanted !== 'deliver') return { kind: 'set-status', to: statusAfter[wanted] }
  // Delivered without its cash, which has come by now.
  return order.isDelivered ? { kind: 'pay' } : { kind: 'deliver', cashCollected: true }
}
