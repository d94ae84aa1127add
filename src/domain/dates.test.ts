import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAndMonth, formatDate, formatListDate } from './dates.ts'

test.each([
  ['2026-11-21T11:16:31.002Z', '21 November 2026'],
  ['the last second of a day in Karachi', '2026-11-21T18:59:59Z', '21 November 2026'],
  ['the first second of the next', '2026-11-21T19:00:00Z', '22 November 2026'],
  ['a new year begins five hours early', '2026-12-31T19:00:00Z', '1 January 2027'],
])('%s', (...told) => {
  const [moment, words] = told.slice(-2) as [string, string]
  expect(formatDate(moment)).toBe(words)
  expect(formatDate(new Date(moment))).toBe(words)
})

test('any time since 2010 has the date of the time zone database', () => {
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const inKarachi = new Intl.DateTimeFormat('en-PK', { ...date, timeZone: 'Asia/Karachi' })
  const moments = fc.date({
    min: new Date('2010-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(fc.property(moments, (moment) => formatDate(moment) === inKarachi.format(moment)))
})

test('an invalid time is an error', () => {
  expect(() => formatDate('soon')).toThrow(RangeError)
})

test('a time without its year counts for the day in Pakistan', () => {
  expect(dayAndMonth('2026-11-22T18:59:59Z')).toBe('22 November')
  expect(dayAndMonth('2026-11-22T19:00:00Z')).toBe('23 November')
})

test.each([
  ['on the day', '2026-11-20T19:00:00Z', '21 November'],
  ['of a month whose name is long', '2026-09-21T03:36:00Z', '21 September'],
  ['at the beginning of the year', '2025-12-31T19:00:00Z', '1 January'],
  ['at the end of the year before', '2025-12-31T18:59:59Z', '31 December 2025'],
  ['in the next year', '2026-12-31T19:00:00Z', '1 January 2027'],
])('a date %s in a list of the owner’s (rule: money-and-dates)', (_when, moment, words) => {
  expect(formatListDate(moment, new Date('2026-11-21T11:00:00Z'))).toBe(words)
})
