import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysAfter } from '#domain/moments.ts'
import { terms } from '#domain/terms.ts'
import { expectedDays } from './expected.ts'

test.each([
  ['a Tuesday', '2026-11-24T09:00:00Z', { from: '2026-12-05', to: '2026-12-08' }],
  ['a Monday', '2026-11-23T09:00:00Z', { from: '2026-12-04', to: '2026-12-07' }],
  ['a Saturday', '2026-11-21T09:00:00Z', { from: '2026-12-03', to: '2026-12-05' }],
  ['a Sunday', '2026-11-22T09:00:00Z', { from: '2026-12-03', to: '2026-12-05' }],
  [
    'one minute to Monday in Karachi',
    '2026-11-22T18:59:59Z',
    { from: '2026-12-03', to: '2026-12-05' },
  ],
  [
    'Monday in Karachi, Sunday in UTC',
    '2026-11-22T19:00:00Z',
    { from: '2026-12-04', to: '2026-12-07' },
  ],
  ['the end of a year', '2026-12-25T09:00:00Z', { from: '2027-01-06', to: '2027-01-08' }],
  ['the end of a February', '2027-02-17T09:00:00Z', { from: '2027-03-01', to: '2027-03-03' }],
  ['a leap day', '2028-02-29T09:00:00Z', { from: '2028-03-11', to: '2028-03-14' }],
])('an order of %s (rule: delivery-days)', (_name, placed, days) => {
  expect(expectedDays(placed)).toEqual(days)
})

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Number of working days from the day after `first` up to and including `last`. */
function workingDaysBetween(first: string, last: string): number {
  let count = 0
  for (let day = daysAfter(first, 1); day <= last; day = daysAfter(day, 1)) {
    if (!isSunday(day)) count += 1
  }
  return count
}

test('the promised days are working days, at the distance that the terms state', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2040-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (placed) => {
      const { from, to } = expectedDays(placed)
      expect([from, to].filter(isSunday)).toEqual([])
      const day = dayOf(placed)
      expect({ from: workingDaysBetween(day, from), to: workingDaysBetween(day, to) }).toEqual(
        terms.deliveryDays,
      )
    }),
  )
})
