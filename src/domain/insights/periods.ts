import { daysAfter, daysUpTo } from '#domain/moments.ts'

/** Periods of the insights, each up to and with today; a bar of its charts is a day or a week. */
export const insightPeriods = {
  week: { name: '7 days', days: 7, daysOfBar: 1 },
  month: { name: '4 weeks', days: 28, daysOfBar: 1 },
  quarter: { name: '12 weeks', days: 84, daysOfBar: 7 },
} as const
export type InsightPeriod = keyof typeof insightPeriods

/** Days for which counts are kept (rule: counted-events). */
export const EVENT_DAYS = 400

/** The period that an address asks for; the week for anything else. */
export function insightPeriod(wanted = ''): InsightPeriod {
  return Object.hasOwn(insightPeriods, wanted) ? (wanted as InsightPeriod) : 'week'
}

/** The days of a period that ends today, and the first of as many days before; as `dayOf` writes them. */
export function daysOfPeriod(
  period: InsightPeriod,
  today: string,
): { readonly days: readonly string[]; readonly beforeFrom: string } {
  const { days: count } = insightPeriods[period]
  const days = daysUpTo(today, count)
  return { days, beforeFrom: daysAfter(days[0] ?? today, -count) }
}

/** A count of a period beside that of the period before. */
export interface Compared {
  readonly now: number
  readonly before: number
}

/** Counts before, from which on a change is told in percent: three out of two are no '+50%'. */
const PERCENT_FROM = 20

/** A change in few characters: '+12%', '−3', 'new', '' for none; and where it goes. */
export function changeOf({ now, before }: Compared): {
  readonly direction: 'up' | 'down' | 'level'
  readonly text: string
} {
  const difference = now - before
  if (difference === 0) return { direction: 'level', text: '' }
  const direction = difference > 0 ? 'up' : 'down'
  if (before === 0) return { direction, text: 'new' }
  const sign = difference > 0 ? '+' : '−'
  if (before < PERCENT_FROM) return { direction, text: `${sign}${Math.abs(difference)}` }
  const percent = Math.round((100 * Math.abs(difference)) / before)
  if (percent === 0) return { direction: 'level', text: '' }
  return { direction, text: `${sign}${percent}%` }
}

/** Values of days added up to those of bars, the oldest first; the last bar ends with the last day. */
export function sumBars(values: readonly number[], daysOfBar: number): readonly number[] {
  const bars: number[] = []
  for (let end = values.length; end > 0; end -= daysOfBar) {
    bars.unshift(
      values.slice(Math.max(0, end - daysOfBar), end).reduce((sum, each) => sum + each, 0),
    )
  }
  return bars
}
