import { formatMoney, type Paisa, paisaFromRupees } from '#domain/money.ts'
import { formatListDate } from '#domain/times.ts'
import type { AnswerOf } from '#web/kit/api/send.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { count, counted } from '../frame/count.ts'

/** Figures of one day in Pakistan; `revenue` are the payments so far for its orders, in rupees. */
export type Day = Pick<AnswerOf<'getSummary'>['days'][number], 'date' | 'orders' | 'revenue'>

/** Long form of a date: '14 November', '14 November 2025' in another year than this one. */
export const longDay = (date: string): string => formatListDate(date, serverNow())

/** Sum of orders and revenue over some days. */
export function totalOfDays(days: readonly Day[]): { orders: number; revenue: Paisa } {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: days.reduce((sum, { revenue }) => sum + paisaFromRupees(revenue), 0),
  }
}

/** Day with the most revenue, or the most orders while nothing is paid; the latest of equals. */
function bestDay(days: readonly Day[]): Day | null {
  const { orders, revenue } = totalOfDays(days)
  const measure = revenue > 0 ? 'revenue' : 'orders'
  if (orders === 0 && revenue === 0) return null
  return days.reduce((best, day) => (day[measure] >= best[measure] ? day : best))
}

/** Summary of a chart: 'Rs. 45,200 so far from 31 orders in the last 30 days; best day 14 May'. */
export function chartSummary(days: readonly Day[]): string {
  const best = bestDay(days)
  const period = `in the last ${count(days.length)} days`
  if (!best) return `No orders ${period}`
  const { orders, revenue } = totalOfDays(days)
  const came =
    revenue > 0
      ? `${formatMoney(revenue)} so far from ${counted(orders, 'order')} ${period}`
      : `${counted(orders, 'order')} ${period}, not paid yet`
  return `${came}; best day ${longDay(best.date)}`
}
