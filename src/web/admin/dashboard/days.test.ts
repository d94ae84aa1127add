import { describe, expect, test } from 'vitest'
import { bestDay, chartSummary, type Day, totalOfDays } from './days.ts'

const day = (date: string, orders: number, revenue: number): Day => ({ date, orders, revenue })

test('the sum of rupees is exact to the paisa', () => {
  const days = Array.from({ length: 10 }, () => day('2026-11-01', 1, 0.1))
  expect(totalOfDays(days)).toEqual({ orders: 10, revenue: 100 })
})

describe('the best day', () => {
  test.each([
    ['has the most revenue', [day('2026-11-01', 9, 100), day('2026-11-02', 1, 900)], '2026-11-02'],
    [
      'is the latest of equal days',
      [day('2026-11-01', 1, 5), day('2026-11-02', 1, 5)],
      '2026-11-02',
    ],
    [
      'has the most orders while nothing is paid',
      [day('2026-11-01', 4, 0), day('2026-11-02', 3, 0)],
      '2026-11-01',
    ],
    ['is undefined without orders', [day('2026-11-01', 0, 0)], undefined],
    ['is undefined without days', [], undefined],
  ])('%s', (_, days, expected) => {
    expect(bestDay(days)?.date).toBe(expected)
  })
})

describe('the summary', () => {
  test.each([
    [
      [day('2026-11-13', 30, 200.5), day('2026-11-14', 1, 45_000)],
      'Rs. 45,200.50 so far from 31 orders in the last 2 days; best day 14 November',
    ],
    [
      [day('2026-11-13', 0, 0), day('2026-11-14', 1, 1146)],
      'Rs. 1,146 so far from 1 order in the last 2 days; best day 14 November',
    ],
    [
      [day('2026-11-13', 2, 0), day('2026-11-14', 1, 0)],
      '3 orders in the last 2 days, not paid yet; best day 13 November',
    ],
    [[day('2026-11-13', 0, 0), day('2026-11-14', 0, 0)], 'No orders in the last 2 days'],
  ])('of %j', (days, expected) => {
    expect(chartSummary(days)).toBe(expected)
  })
})
