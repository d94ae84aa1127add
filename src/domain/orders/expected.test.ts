import { expect, test } from 'vitest'
import { expectedDays } from './expected.ts'

test.each([
  ['2026-11-22T09:00:00Z', { from: '2026-12-02', to: '2026-12-04' }],
  // Past midnight in Pakistan it is another day.
  ['2026-11-22T19:00:00Z', { from: '2026-12-03', to: '2026-12-05' }],
  ['2026-12-25T09:00:00Z', { from: '2027-01-04', to: '2027-01-06' }],
])('an order of %s arrives between %j (rule: delivery-days)', (placed, days) => {
  expect(expectedDays(placed)).toEqual(days)
})
