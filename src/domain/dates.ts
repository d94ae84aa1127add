import { t } from '#messages'
import { DAY, HOUR } from './text/units.ts'

/** Pakistan's offset from UTC, without daylight saving time. */
const AHEAD = 5 * HOUR

/**
 * Date and time in Pakistan: '2026-11-21T16:16:31.002Z'. Computed by arithmetic, since one
 * `Intl.DateTimeFormat` costs a page 15 ms of the main thread at its start, 60 ms on a slow phone.
 *
 * @throws RangeError for an invalid time
 */
export function pakistanClock(moment: string | Date): string {
  return new Date(new Date(moment).getTime() + AHEAD).toISOString()
}

/**
 * '21 November 2026' in Pakistan's time zone, independent of the machine's (rule: money-and-dates).
 */
export function formatDate(moment: string | Date): string {
  const months = t.common.months.split(' ')
  const [year, month, day] = pakistanClock(moment).split(/\D/, 3).map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** '21 November' of a time, or of a day as '2026-11-21', without its year. */
export function dayAndMonth(moment: string | Date): string {
  // A day without time is midnight UTC, when the date in Pakistan is the same.
  return formatDate(moment).replace(/ \d+$/, '')
}

/** '2026-11-21': the date in Pakistan at a time. */
export function dayOf(moment: string | Date): string {
  return pakistanClock(moment).slice(0, 'YYYY-MM-DD'.length)
}

/** Last days up to and including this one, oldest first; in the format of `dayOf`. */
export function daysUpTo(day: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysAfter(day, index + 1 - count))
}

/** Day a number of days after another; in the format of `dayOf`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}
