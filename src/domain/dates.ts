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

/** '21 November' in the year of `now`, '21 November 2025' in another (rule: money-and-dates). */
export function formatListDate(moment: string | Date, now: Date): string {
  const year = (of: string | Date) => pakistanClock(of).slice(0, 'YYYY'.length)
  return year(moment) === year(now) ? dayAndMonth(moment) : formatDate(moment)
}

/** '21 November 2026, 4:16 pm' in Pakistan's time zone; in Urdu with the part of the day. */
export function formatMoment(moment: string | Date): string {
  return t.common.moment({ date: formatDate(moment), time: formatTime(moment) })
}

/** Parts of the day by their first hour, as people name them in Urdu; English has am and pm. */
const partsOfDay = [
  { from: 0, name: 'night' },
  { from: 4, name: 'morning' },
  { from: 12, name: 'afternoon' },
  { from: 16, name: 'evening' },
  { from: 19, name: 'lateEvening' },
] as const

/** '4:16 pm' in Pakistan's time zone, to stand with its date (rule: money-and-dates). */
export function formatTime(moment: string | Date): string {
  const [hour = 0, minute] = pakistanClock(moment).slice('YYYY-MM-DDT'.length).split(':', 2)
  const clock = `${Number(hour) % 12 || 12}:${minute}`
  const part = partsOfDay.findLast(({ from }) => Number(hour) >= from)
  return part ? t.common[part.name]({ clock }) : clock
}

/** '2026-11-21 16:16:31' in Pakistan's time zone: for files, where text order is time order. */
export function formatSortable(moment: string | Date): string {
  return pakistanClock(moment).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ')
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
