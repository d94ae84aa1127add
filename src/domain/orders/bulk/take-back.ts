import { HOUR } from '#domain/text/units.ts'
import type { OrderState, OrderStatus } from '../status.ts'

/** Milliseconds for which a settlement can be taken back (rule: settlements-taken-back). */
export const TAKEN_BACK_WITHIN = 24 * HOUR

/** Changes of an order since its settlement. */
export const settledStates = ['open', 'changed', 'taken-back'] as const
export type SettledState = (typeof settledStates)[number]

/** Name of the step in an order's history that takes its settlement back. */
export const TAKEN_BACK = 'settlement taken back'

export const takeBackSentences = {
  unknown: 'Settlement not found',
  tooLate: 'A settlement can be taken back for 24 hours. Please correct its orders one by one.',
  done: 'Already taken back',
  notOfIt: 'This order is not part of the settlement.',
} as const

/** Message for an order that has changed since its settlement and so can't be taken back. */
export function changedSince(status: OrderStatus): string {
  return `This order has changed since: it is now ${status} and stays so.`
}

/** Step of a settlement as recorded in an order's history. */
export interface SettledStep {
  readonly action: string
  /** The status before. */
  readonly from: OrderStatus
}

/** State of an order's settlement, by the following step of the order's history. */
export function settledState(nextAction: string | null): SettledState {
  if (nextAction === null) return 'open'
  return nextAction === TAKEN_BACK ? 'taken-back' : 'changed'
}

/** State before a settlement's step, else null (rule: settlements-taken-back). */
export function stateBefore({ action, from }: SettledStep, after: OrderState): OrderState | null {
  const before = { ...after, orderStatus: from }
  switch (action) {
    case 'delivered':
      return { ...before, isPaid: false, isDelivered: false }
    case 'cash received':
      return { ...before, isPaid: false }
    case 'cancelled':
      return before
    default:
      return null
  }
}
