import { expect, test } from 'vitest'
import { dayOf, daysUpTo } from './days.ts'

test.each([
  ['2026-11-20T18:59:59.999Z', '2026-11-20'],
  ['2026-11-20T19:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('at %s it is %s in Pakistan', (moment, day) => {
  expect(dayOf(moment)).toBe(day)
})

test('the last days end with the one that is named, whatever months they cross', () => {
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysUpTo('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01'])
  expect(daysUpTo('2026-11-21', 30)).toHaveLength(30)
})
