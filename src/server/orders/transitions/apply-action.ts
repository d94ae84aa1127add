import { Refusal } from '#domain/contract/refusal.ts'
import { SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { parcelAfter, parcelWords, type SentParcel } from '#domain/orders/parcels/parcel.ts'
import { changedMeanwhile, type OrderState } from '#domain/orders/status.ts'
import {
  type OrderAction,
  type OrderActor,
  transition,
  transitionNotes,
} from '#domain/orders/transitions.ts'
import type { Queryable } from '#server/schema/database.ts'
import { lacksName, type OrderRow, stateOf } from '../rows.ts'
import { type Change, changeOrder } from './change.ts'

export interface ActionRequest {
  readonly action: OrderAction
  readonly actor: OrderActor
  /** Account of the actor; null for a guest. */
  readonly actorId: string | null
  /** Version that the actor saw; null when it was not sent. */
  readonly version: number | null
  /** Note that the customer sees, as the reason of a rejection (rule: rejection-reason). */
  readonly verificationNote?: string
  /** History note in place of the usual one. */
  readonly note?: string
  readonly settlement?: string
  /** Courier and tracking number; an absent field is left unchanged (rule: parcels). */
  readonly parcel?: SentParcel
}

/**
 * Runs a transition of the order's state machine (`transition`), with optimistic locking by the
 * version that the actor saw (rule: concurrent-edit). State, history and notification change
 * atomically. An action without effect writes no history entry.
 *
 * @throws Refusal ORDER_STATE with the rule's sentence, CONFLICT after a concurrent change
 */
export async function applyAction(
  db: Queryable,
  seen: OrderRow,
  request: ActionRequest,
): Promise<OrderRow> {
  const { action, actor, actorId, version, verificationNote, note, parcel = {} } = request
  if (version !== null && version !== seen.version) {
    throw new Refusal('CONFLICT', changedMeanwhile(seen.status))
  }
  const found = transition(stateOf(seen), actor, action)
  if ('refusal' in found) throw new Refusal('ORDER_STATE', transitionNotes()[found.refusal])
  const newParcel = changedParcel(seen, found.state, parcel)
  if (found.step === 'nothing' && newParcel === null) return seen
  const words = note ?? verificationNote ?? noteOn(seen, found.state, newParcel)
  return changeOrder(db, seen, {
    set: {
      ...columnsOf(seen, found.state, new Date()),
      ...(verificationNote !== undefined && { verification_note: verificationNote }),
      ...newParcel,
    },
    actor,
    actorId,
    action: found.step === 'nothing' ? 'parcel corrected' : found.step,
    settlement: request.settlement,
    note: withMissingName(seen, found.state, words),
  })
}

/** Adds to the history note that the order shipped without a name to print (rule: name-to-print). */
function withMissingName(seen: OrderRow, { orderStatus }: OrderState, note: string): string {
  const isGone = orderStatus === 'Shipped' || orderStatus === 'Delivered'
  if (!isGone || !lacksName(seen)) return note
  return note === '' ? SENT_WITHOUT_NAME : `${note}. ${SENT_WITHOUT_NAME}`
}

type ParcelColumns = Pick<OrderRow, 'courier' | 'tracking_number'>

/** Courier and tracking number after a change (rule: parcels); null when they are unchanged. */
export function changedParcel(
  seen: ParcelColumns,
  { orderStatus }: OrderState,
  sent: SentParcel,
): ParcelColumns | null {
  const before = { courier: seen.courier, trackingNumber: seen.tracking_number }
  const { courier, trackingNumber } = parcelAfter(before, orderStatus, sent)
  return courier === before.courier && trackingNumber === before.trackingNumber
    ? null
    : { courier, tracking_number: trackingNumber }
}

/** History note with the parcel that was shipped or corrected. */
function noteOn(seen: OrderRow, state: OrderState, carried: ParcelColumns | null): string {
  if (carried === null || state.orderStatus !== 'Shipped') return noteOnCash(stateOf(seen), state)
  const words = parcelWords({ courier: carried.courier, trackingNumber: carried.tracking_number })
  return words || 'Neither courier nor tracking number'
}

/** History note on the cash of a delivered order (rule: cash-on-delivery). */
function noteOnCash(before: OrderState, after: OrderState): string {
  if (before.isPaid || before.isDelivered || !after.isDelivered) return ''
  return after.isPaid ? 'Cash collected' : 'Cash not collected yet'
}

function columnsOf(seen: OrderRow, state: OrderState, now: Date): Change['set'] {
  return {
    status: state.orderStatus,
    ...fulfilmentTimestamps(seen, state, now),
    ...(state.isPaid && seen.paid_at === null && { paid_at: now }),
    ...(state.isDelivered && seen.delivered_at === null && { delivered_at: now }),
    ...(state.orderStatus === 'Cancelled' && { cancelled_at: now }),
    ...(seen.status === 'Cancelled' && { cancelled_at: null }),
    ...(state.orderStatus === 'Payment Rejected' && { proof_rejected: seen.proof_file !== null }),
  }
}

/** Timestamps of packing and shipping, which a transition back to an earlier state clears. */
function fulfilmentTimestamps(
  seen: OrderRow,
  { orderStatus }: OrderState,
  now: Date,
): Change['set'] {
  if (orderStatus === seen.status) return {}
  switch (orderStatus) {
    case 'Processing':
      return { packed_at: seen.packed_at ?? now, shipped_at: null }
    case 'Shipped':
      return { shipped_at: seen.shipped_at ?? now }
    case 'Delivered':
    case 'Cancelled':
      return {}
    default:
      return { packed_at: null, shipped_at: null }
  }
}
