import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysUpTo } from '#domain/dates.ts'
import { formatMoment, formatSortable } from '#domain/times.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { dayAndMonth, formatDate } from './dates.ts'
import { formatListDate } from './times.ts'

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

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test.each([
  ['2026-11-20T19:05:00Z', '21 نومبر 2026، رات 12:05'],
  ['2026-11-21T03:30:00Z', '21 نومبر 2026، صبح 8:30'],
  ['2026-11-21T07:05:00Z', '21 نومبر 2026، دوپہر 12:05'],
  ['2026-11-21T11:16:31Z', '21 نومبر 2026، شام 4:16'],
  ['2026-11-21T18:59:59Z', '21 نومبر 2026، رات 11:59'],
])(
  '%s is formatted as %s',
  inUrdu((moment, words) => {
    expect(plain(formatMoment(moment))).toBe(words)
  }),
)
