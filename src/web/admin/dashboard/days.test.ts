import { expect, test } from 'vitest'
import { chartSummary, type Day, totalOfDays } from './days.ts'

const day = (date: string, orders: number, revenue: number): Day => ({ date, orders, revenue })

test('the sum of rupees is exact to the paisa', () => {
  const days = Array.from({ length: 10 }, () => day('2026-11-01', 1, 0.1))
  expect(totalOfDays(days)).toEqual({ orders: 10, revenue: 100 })
})

test.each([
  [
    'the day with the most revenue',
    [day('2026-11-13', 30, 200.5), day('2026-11-14', 1, 45_000)],
    'Rs. 45,200.50 so far from 31 orders in the last 2 days; best day 14 November',
  ],
  [
    'the latest of equal days',
    [day('2026-11-13', 1, 5), day('2026-11-14', 1, 5)],
    'Rs. 10 so far from 2 orders in the last 2 days; best day 14 November',
  ],
  [
    'the day with the most orders while nothing is paid',
    [day('2026-11-13', 2, 0), day('2026-11-14', 1, 0)],
    '3 orders in the last 2 days, not paid yet; best day 13 November',
  ],
  [
    'no day without orders',
    [day('2026-11-13', 0, 0), day('2026-11-14', 0, 0)],
    'No orders in the last 2 days',
  ],
])('the summary names %s', (_name, days, expected) => {
  expect(chartSummary(days)).toBe(expected)
})
