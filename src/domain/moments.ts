import { formatDate, pakistanClock } from './dates.ts'
import { DAY } from './units.ts'

/** '21 November 2026, 4:16 pm' in Pakistan's time. */
export function formatMoment(moment: string | Date): string {
  const [hour = 0, minute] = pakistanClock(moment).slice('YYYY-MM-DDT'.length).split(':', 2)
  const half = Number(hour) < 12 ? 'am' : 'pm'
  return `${formatDate(moment)}, ${Number(hour) % 12 || 12}:${minute} ${half}`
}

/** '2026-11-21 16:16:31' in Pakistan's time: for files, where text that sorts is in time's order. */
export function formatSortable(moment: string | Date): string {
  return pakistanClock(moment).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ')
}

/** '2026-11-21': the day that it is in Pakistan at a moment. */
export function dayOf(moment: string | Date): string {
  return pakistanClock(moment).slice(0, 'YYYY-MM-DD'.length)
}

/** The last days up to and with this one, oldest first; days as `dayOf` writes them. */
export function daysUpTo(day: string, count: number): readonly string[] {
  const last = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

/** The day so many days after another; days as `dayOf` writes them. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}
