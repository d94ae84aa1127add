import { HOUR } from './units.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Pakistan's clocks are five hours before UTC all year. */
const AHEAD = 5 * HOUR

/**
 * '2026-11-21T16:16:31.002Z': the clock and calendar of Pakistan at a moment. Arithmetic, since one
 * `Intl.DateTimeFormat` costs a page 15 ms of the main thread at its start, 60 ms on a slow phone.
 *
 * @throws RangeError for what is no moment
 */
export function pakistanClock(moment: string | Date): string {
  return new Date(new Date(moment).getTime() + AHEAD).toISOString()
}

/**
 * '21 November 2026' in Pakistan's time, whatever the machine's own zone (rule: money-and-dates).
 */
export function formatDate(moment: string | Date): string {
  const [year, month, day] = pakistanClock(moment).split(/\D/, 3).map(Number)
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}
