import { dayAndMonth, dayOf, daysAfter } from '#domain/dates.ts'
import { deliveryTime, terms } from '#domain/terms.ts'
import { HOUR } from '#domain/text/units.ts'
import { t } from '#messages'
import { awaitsProof, isProofWaiting, type StoredProof } from './proof-state.ts'
import type { OrderState, PaymentMethod } from './status.ts'

/** Days between which an order arrives, as '2026-12-02', in Pakistan's time zone. */
export interface ExpectedDays {
  readonly from: string
  readonly to: string
}

/** Monday to Saturday. */
const WORKING_DAYS_A_WEEK = 6

/** Promised days, counted in working days from a date in Karachi (rule: delivery-days). */
export function expectedDays(start: string | Date): ExpectedDays {
  const day = dayOf(start)
  const { from, to } = terms.deliveryDays
  return { from: workingDaysAfter(day, from), to: workingDaysAfter(day, to) }
}

/** Start of the promised days: an order's time, or for a transfer that of its payment (rule: delivery-days). */
export function promiseStart<Time>(order: {
  readonly paymentMethod: PaymentMethod
  readonly createdAt: Time
  readonly paidAt: Time | null
}): Time {
  return (order.paymentMethod === 'Online_Manual' && order.paidAt) || order.createdAt
}

/** Day that is one or more working days after another; days as '2026-12-02'. */
function workingDaysAfter(day: string, count: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  // Counting from a Sunday equals counting from the Saturday before it.
  const isSunday = weekday === 0
  const sinceMonday = isSunday ? WORKING_DAYS_A_WEEK - 1 : weekday - 1
  const sundays = Math.floor((sinceMonday + count) / WORKING_DAYS_A_WEEK)
  return daysAfter(day, count + sundays - (isSunday ? 1 : 0))
}

/** 'between 2 and 4 December', 'between 30 December and 1 January'. */
export function betweenDays({ from, to }: ExpectedDays): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)]
  const [day = '', month = ''] = first.split(' ')
  return t.common.between({ from: last.endsWith(month) ? day : first, to: last })
}

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
    return { sentence: t.common.arrivesAfterCheck({ days: deliveryTime() }), isLate: false }
  }
  return now.getTime() >= endOf(expected.to)
    ? { sentence: t.common.overdue({ day: dayAndMonth(expected.to) }), isLate: true }
    : { sentence: t.common.arrives({ days: betweenDays(expected) }), isLate: false }
}

/** First time after a day in Pakistan, in ms; the fixed offset saves downloading a calendar. */
function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+05:00`)
}

/** Order with the time at which it was placed, ISO 8601. */
export interface TransferredOrder extends OrderState {
  readonly createdAt: string
  /** State of its screenshot; undefined without one. */
  readonly proof?: StoredProof | undefined
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
