import { expect, test } from 'vitest'
import { formatShortMoment } from './moment.ts'

test.each([
  ['2026-11-21T11:16:00.000Z', '21 Nov, 4:16 pm'],
  ['2026-11-21T19:05:00.000Z', '22 Nov, 12:05 am'],
  ['2026-01-01T07:00:00.000Z', '1 Jan, 12:00 pm'],
])('%s is %s in Pakistan', (moment, expected) => {
  expect(formatShortMoment(moment)).toBe(expected)
})
