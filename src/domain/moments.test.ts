import { expect, test } from 'vitest'
import { dayOf, daysUpTo, formatMoment, formatSortable } from './moments.ts'

test.each([
  ['2026-11-21T11:16:31.002Z', '21 November 2026, 4:16 pm'],
  ['2026-11-21T18:59:59Z', '21 November 2026, 11:59 pm'],
  ['2026-11-21T19:00:00Z', '22 November 2026, 12:00 am'],
  ['2026-11-21T07:05:00Z', '21 November 2026, 12:05 pm'],
])('%s is formatted as %s', (moment, words) => expect(formatMoment(moment)).toBe(words))

test.each([
  ['2026-11-21T11:16:31.902Z', '2026-11-21 16:16:31'],
  ['2026-11-21T18:59:59Z', '2026-11-21 23:59:59'],
  ['2026-11-21T19:00:00Z', '2026-11-22 00:00:00'],
  ['2026-01-02T03:04:05Z', '2026-01-02 08:04:05'],
])('%s has the sortable form %s', (moment, text) => {
  expect(formatSortable(moment)).toBe(text)
  expect(formatSortable(new Date(moment))).toBe(text)
})

test.each([
  ['2026-11-20T18:59:59.999Z', '2026-11-20'],
  ['2026-11-20T19:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('at %s the day in Pakistan is %s', (moment, day) => {
  expect(dayOf(moment)).toBe(day)
})

test('the last days end with the given one, across months', () => {
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysUpTo('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01'])
  expect(daysUpTo('2026-11-21', 30)).toHaveLength(30)
})
