import { t } from '#messages'
import { HOUR } from './units.ts'

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

/** '21 November' in the year of `now`, '21 November 2025' in another (rule: money-and-dates). */
export function formatListDate(moment: string | Date, now: Date): string {
  const year = (of: string | Date) => pakistanClock(of).slice(0, 'YYYY'.length)
  return year(moment) === year(now) ? dayAndMonth(moment) : formatDate(moment)
}
