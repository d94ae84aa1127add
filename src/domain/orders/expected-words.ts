import { formatDate } from '#domain/dates.ts'
import type { ExpectedDays } from './expected.ts'
import { isTransferLate, type TransferredOrder } from './late-transfer.ts'

/**
 * '2 December' of a moment, or of a day as '2026-12-02': where the year goes without saying.
 */
export function dayAndMonth(moment: string): string {
  // A day alone is its midnight in UTC, at which it is the same day in Pakistan.
  return formatDate(moment).replace(/ \d+$/, '')
}

/** 'between 2 and 4 December', 'between 30 December and 1 January'. */
export function betweenDays({ from, to }: ExpectedDays): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)]
  const [day = '', month = ''] = first.split(' ')
  return `between ${last.endsWith(month) ? day : first} and ${last}`
}

/** The sentence about an order's arrival. */
export interface Arrival {
  /** Without its full stop. */
  readonly sentence: string
  /** Whether the days have passed: an apology and a way to a person belong to it. */
  readonly isLate: boolean
}

/**
 * When an order arrives, or that it should have; null when nothing can be promised: of what is
 * delivered, cancelled or rejected, and while a transfer is late (rule: promised-days).
 */
export function arrivalOf(
  order: TransferredOrder & { readonly isDelivered: boolean; readonly expected: ExpectedDays },
  now: Date,
): Arrival | null {
  const { orderStatus, isDelivered, expected } = order
  const isStopped = orderStatus === 'Cancelled' || orderStatus === 'Payment Rejected'
  if (isDelivered || isStopped || isTransferLate(order, now)) return null
  return now.getTime() >= endOf(expected.to)
    ? { sentence: `It should have arrived by ${dayAndMonth(expected.to)}`, isLate: true }
    : { sentence: `It arrives ${betweenDays(expected)}`, isLate: false }
}

/**
 * The first moment after a day in Pakistan, in ms; its clocks are never changed, so that a whole
 * calendar need not be downloaded for it.
 */
function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+05:00`)
}
