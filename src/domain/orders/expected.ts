import { dayOf, daysAfter } from '#domain/moments.ts'
import { terms } from '#domain/terms.ts'

/** The days between which an order is to arrive, as '2026-12-02', in Pakistan's time. */
export interface ExpectedDays {
  readonly from: string
  readonly to: string
}

/** Monday to Saturday. */
const WORKING_DAYS_A_WEEK = 6

/**
 * The promised days of an order that was placed at a moment, counted in working days from the day
 * that it was in Karachi. Every date that is shown or mailed comes from here (rule: delivery-days).
 */
export function expectedDays(placed: string | Date): ExpectedDays {
  const day = dayOf(placed)
  const { from, to } = terms.deliveryDays
  return { from: workingDaysAfter(day, from), to: workingDaysAfter(day, to) }
}

/** The day so many working days, at least one, after another; days as '2026-12-02'. */
function workingDaysAfter(day: string, count: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  // Counting from a Sunday is counting from the Saturday before it.
  const isSunday = weekday === 0
  const sinceMonday = isSunday ? WORKING_DAYS_A_WEEK - 1 : weekday - 1
  const sundays = Math.floor((sinceMonday + count) / WORKING_DAYS_A_WEEK)
  return daysAfter(day, count + sundays - (isSunday ? 1 : 0))
}
