import { dayAndMonth, dayOf, daysAfter } from '#domain/dates.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import type { PaymentMethod } from './status.ts'

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
