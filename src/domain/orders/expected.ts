import { dayOf, daysAfter } from '#domain/moments.ts'
import { terms } from '#domain/terms.ts'

/** Days between which an order arrives, as '2026-12-02', in Pakistan's time zone. */
export interface ExpectedDays {
  readonly from: string
  readonly to: string
}

/** Monday to Saturday. */
const WORKING_DAYS_A_WEEK = 6

/**
 * Promised days of an order placed at a given time, counted in working days from its date in
 * Karachi. All displayed and mailed dates come from here (rule: delivery-days).
 */
export function expectedDays(placed: string | Date): ExpectedDays {
  const day = dayOf(placed)
  const { from, to } = terms.deliveryDays
  return { from: workingDaysAfter(day, from), to: workingDaysAfter(day, to) }
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
