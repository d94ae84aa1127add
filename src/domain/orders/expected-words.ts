import { dayAndMonth } from '#domain/dates.ts'
import { t } from '#messages'
import type { ExpectedDays } from './expected.ts'
import { isTransferLate, type TransferredOrder } from './late-transfer.ts'

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
 * Sentence about the arrival of an order, or its delay; null when no date can be promised: for a
 * delivered, cancelled or rejected order, and while a transfer is late (rule: promised-days).
 */
export function arrivalOf(
  order: TransferredOrder & { readonly isDelivered: boolean; readonly expected: ExpectedDays },
  now: Date,
): Arrival | null {
  const { orderStatus, isDelivered, expected } = order
  const isStopped = orderStatus === 'Cancelled' || orderStatus === 'Payment Rejected'
  if (isDelivered || isStopped || isTransferLate(order, now)) return null
  return now.getTime() >= endOf(expected.to)
    ? { sentence: t.common.overdue({ day: dayAndMonth(expected.to) }), isLate: true }
    : { sentence: t.common.arrives({ days: betweenDays(expected) }), isLate: false }
}

/** First time after a day in Pakistan, in ms; the fixed offset saves downloading a calendar. */
function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+05:00`)
}
