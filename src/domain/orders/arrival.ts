import { dayAndMonth } from '#domain/dates.ts'
import { deliveryTime, terms } from '#domain/terms.ts'
import { HOUR } from '#domain/text/units.ts'
import { t } from '#messages'
import { betweenDays, type ExpectedDays } from './expected.ts'
import { awaitsProof, isProofWaiting, type ProvableOrder } from './proof-state.ts'

/** Sentence about an order's arrival. */
export interface Arrival {
  /** Sentence without its full stop. */
  readonly sentence: string
  /** Whether the days have passed, so that an apology and a contact are shown. */
  readonly isLate: boolean
}

/**
 * Arrival or delay of an order, without a date until a transfer is paid; null when nothing can be
 * promised (rule: promised-days).
 */
export function arrivalOf(
  order: TransferredOrder & { readonly expected: ExpectedDays },
  now: Date,
): Arrival | null {
  const { orderStatus, isDelivered, expected } = order
  const isRejected = orderStatus === 'Payment Rejected' && !isProofWaiting(order)
  const isStopped = orderStatus === 'Cancelled' || isRejected
  if (isDelivered || isStopped || isTransferLate(order, now)) return null
  if (awaitsProof(order)) {
    return { sentence: t.orders.arrivesAfterCheck({ days: deliveryTime() }), isLate: false }
  }
  return now.getTime() >= endOf(expected.to)
    ? { sentence: t.orders.overdue({ day: dayAndMonth(expected.to) }), isLate: true }
    : { sentence: t.orders.arrives({ days: betweenDays(expected) }), isLate: false }
}

/** First time after a day in Pakistan, in ms; the fixed offset saves downloading a calendar. */
function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+05:00`)
}

/** Order with the time at which it was placed, ISO 8601. */
export interface TransferredOrder extends ProvableOrder {
  readonly createdAt: string
}

/** Whether a transfer waits for longer than its screenshot may take (rule: late-transfer). */
export function isTransferLate(order: TransferredOrder, now: Date): boolean {
  return (
    order.paymentMethod === 'Online_Manual' &&
    order.orderStatus === 'Payment Pending' &&
    !order.isPaid &&
    order.proof === undefined &&
    now.getTime() - Date.parse(order.createdAt) > terms.screenshotHours * HOUR
  )
}
