import { daysAfter, daysUpTo } from '#domain/dates.ts'

/** Periods of the insights, each including today; a bar of its charts is a day or a week. */
export const insightPeriods = {
  week: { name: '7 days', days: 7, daysOfBar: 1 },
  month: { name: '4 weeks', days: 28, daysOfBar: 1 },
  quarter: { name: '12 weeks', days: 84, daysOfBar: 7 },
} as const
export type InsightPeriod = keyof typeof insightPeriods

/** Days for which counts are stored (rule: counted-events). */
export const EVENT_DAYS = 400

/** Period of an address's parameter; the week by default. */
export function insightPeriod(wanted = ''): InsightPeriod {
  return Object.hasOwn(insightPeriods, wanted) ? (wanted as InsightPeriod) : 'week'
}

/** Days of a period that ends today, and the first of the previous one, as `dayOf` has them. */
export function daysOfPeriod(
  period: InsightPeriod,
  today: string,
): { readonly days: readonly string[]; readonly beforeFrom: string } {
  const { days: count } = insightPeriods[period]
  const days = daysUpTo(today, count)
  return { days, beforeFrom: daysAfter(days[0] ?? today, -count) }
}

/** Count of a period and of the previous one. */
export interface ComparedCounts {
  readonly now: number
  readonly before: number
}

/** Minimum previous count for a change in percent: three after two are not shown as '+50%'. */
const PERCENT_FROM = 20

/** Change in short form, with its direction: '+12%', '−3', 'new', '' for none. */
export function changeOf({ now, before }: ComparedCounts): {
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

/** Sums daily values into bars, the oldest first; the last bar ends with the last day. */
export function sumBars(values: readonly number[], daysOfBar: number): readonly number[] {
  const bars: number[] = []
  for (let end = values.length; end > 0; end -= daysOfBar) {
    bars.unshift(
      values.slice(Math.max(0, end - daysOfBar), end).reduce((sum, each) => sum + each, 0),
    )
  }
  return bars
}
