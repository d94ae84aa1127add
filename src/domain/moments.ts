import { DAY } from './units.ts'

/** Pakistan's, whatever the machine's own zone; `dates.ts`, which every shopper downloads, shares nothing. */
const timeZone = 'Asia/Karachi'

const longMoment = new Intl.DateTimeFormat('en-PK', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** '21 November 2026, 4:16 pm' in Pakistan's time, the same in every browser. */
export function formatMoment(moment: string | Date): string {
  const parts = Object.fromEntries(
    longMoment.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { day, month, year, hour, minute, dayPeriod = '' } = parts
  return `${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`
}

const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '2026-11-21 16:16:31' in Pakistan's time: for files, where text that sorts is in time's order. */
export function formatSortable(moment: string | Date): string {
  return sortable.format(new Date(moment))
}

/** '2026-11-21': the day that it is in Pakistan at a moment. */
export function dayOf(moment: string | Date): string {
  return formatSortable(moment).slice(0, 'YYYY-MM-DD'.length)
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
