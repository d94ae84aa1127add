import { t } from '#messages'
import { dayAndMonth, formatDate, pakistanClock } from './dates.ts'

/** '21 November' in the year of `now`, '21 November 2025' in another (rule: money-and-dates). */
export function formatListDate(moment: string | Date, now: Date): string {
  const year = (of: string | Date) => pakistanClock(of).slice(0, 'YYYY'.length)
  return year(moment) === year(now) ? dayAndMonth(moment) : formatDate(moment)
}

/** '21 November 2026, 4:16 pm' in Pakistan's time zone; in Urdu with the part of the day. */
export function formatMoment(moment: string | Date): string {
  return t.orders.moment({ date: formatDate(moment), time: formatTime(moment) })
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
  return part ? t.orders[part.name]({ clock }) : clock
}

/** '2026-11-21 16:16:31' in Pakistan's time zone: for files, where text order is time order. */
export function formatSortable(moment: string | Date): string {
  return pakistanClock(moment).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ')
}
