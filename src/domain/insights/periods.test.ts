import { expect, test } from 'vitest'
import { changeOf, daysOfPeriod, insightPeriod, sumBars } from './periods.ts'

test.each([
  [{ now: 0, before: 0 }, 'level', ''],
  [{ now: 5, before: 5 }, 'level', ''],
  [{ now: 4, before: 0 }, 'up', 'new'],
  [{ now: 3, before: 2 }, 'up', '+1'],
  [{ now: 0, before: 19 }, 'down', '−19'],
  [{ now: 25, before: 20 }, 'up', '+25%'],
  [{ now: 31, before: 62 }, 'down', '−50%'],
  [{ now: 0, before: 40 }, 'down', '−100%'],
  [{ now: 1001, before: 1000 }, 'level', ''],
] as const)('the change to %j is %s: %s', (count, direction, text) => {
  expect(changeOf(count)).toEqual({ direction, text })
})

test.each([
  ['week', '2026-11-19', '2026-11-12'],
  ['month', '2026-10-29', '2026-10-01'],
  ['quarter', '2026-09-03', '2026-06-11'],
] as const)(
  'a %s up to 25 November begins on %s, the previous one on %s',
  (period, from, before) => {
    const { days, beforeFrom } = daysOfPeriod(period, '2026-11-25')
    expect([days[0], days.at(-1), beforeFrom]).toEqual([from, '2026-11-25', before])
  },
)

test.each([
  ['month', 'month'],
  ['year', 'week'],
  ['toString', 'week'],
  ['', 'week'],
  [undefined, 'week'],
])('the parameter %j means a %s', (wanted, period) => {
  expect(insightPeriod(wanted)).toBe(period)
})

test('the last bar ends with the last day', () => {
  expect(sumBars([1, 2, 3, 4], 2)).toEqual([3, 7])
  expect(sumBars([1, 2, 3, 4, 5], 2)).toEqual([1, 5, 9])
  expect(sumBars([1, 2, 3], 1)).toEqual([1, 2, 3])
})
