import { DAY } from './units.ts'

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Karachi',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** '2026-11-21': the day that it is in Pakistan at a moment. */
export function dayOf(moment: string | Date): string {
  return dayParts.format(new Date(moment))
}

/** The last days up to and with this one, oldest first; days as `dayOf` writes them. */
export function daysUpTo(day: string, count: number): readonly string[] {
  const last = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}
