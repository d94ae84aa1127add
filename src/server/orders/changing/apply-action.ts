import type { Selectable, Updateable } from 'kysely'
import { changedMeanwhile, type OrderState } from '#domain/orders/status.ts'
import {
  type OrderAction,
  type OrderActor,
  transition,
  transitionNotes,
} from '#domain/orders/transitions.ts'
import type { OrdersTable } from '#server/database/tables.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { type OrderRow, stateOf } from '../rows.ts'
import { type Change, changeOrder } from './change.ts'

/** An action on an order that somebody asks for. */
export interface ActionRequest {
  readonly action: OrderAction
  readonly actor: OrderActor
  /** The account that asks; null for a guest. */
  readonly actorId: string | null
  /** The version that the actor saw; null when they did not say. */
  readonly version: number | null
  /**
   * Shown to the customer with the payment: the verification note, or why it was rejected. The
   * history keeps it too (rule: rejection-reason).
   */
  readonly verificationNote?: string
}

/**
 * Does to an order what the rules allow (`transition`), if it is still as it was seen: state, history
 * and notification change together. An action that changes nothing leaves no trace.
 *
 * @throws Refusal ORDER_STATE with the rule's sentence, CONFLICT for who comes second (rule: second-comer)
 */
export async function applyAction(
  db: Queryable,
  seen: OrderRow,
  asked: ActionRequest,
): Promise<OrderRow> {
  const { action, actor, actorId, version, verificationNote } = asked
  if (version !== null && version !== seen.version) {
    throw new Refusal('CONFLICT', changedMeanwhile(seen.status))
  }
  const found = transition(stateOf(seen), actor, action)
  if ('refusal' in found) throw new Refusal('ORDER_STATE', transitionNotes[found.refusal])
  if (found.step === 'nothing') return seen
  return changeOrder(db, seen, {
    set: {
      ...columnsOf(seen, found.state, new Date()),
      ...(verificationNote !== undefined && { verification_note: verificationNote }),
    },
    actor,
    actorId,
    action: found.step,
    note: verificationNote ?? noteOnCash(stateOf(seen), found.state),
  })
}

/**
 * The history tells what became of the cash when an order was delivered (rule: cash-on-delivery).
 */
function noteOnCash(before: OrderState, after: OrderState): string {
  if (before.isPaid || before.isDelivered || !after.isDelivered) return ''
  return after.isPaid ? 'Cash collected' : 'Cash not collected yet'
}

/** What a new state writes; a moment that has passed already stays. */
function columnsOf(
  seen: Selectable<OrdersTable>,
  state: OrderState,
  now: Date,
): Pick<Updateable<OrdersTable>, keyof Change['set']> {
  return {
    status: state.orderStatus,
    ...(state.isPaid && seen.paid_at === null && { paid_at: now }),
    ...(state.isDelivered && seen.delivered_at === null && { delivered_at: now }),
    ...(state.orderStatus === 'Cancelled' && { cancelled_at: now }),
    ...(seen.status === 'Cancelled' && { cancelled_at: null }),
  }
}
