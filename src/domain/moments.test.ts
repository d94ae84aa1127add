import { expect, test } from 'vitest'
import { formatMoment } from './moments.ts'

test.each([
  ['2026-11-21T11:16:31.002Z', '21 November 2026, 4:16 pm'],
  ['2026-11-21T18:59:59Z', '21 November 2026, 11:59 pm'],
  ['2026-11-21T19:00:00Z', '22 November 2026, 12:00 am'],
  ['2026-11-21T07:05:00Z', '21 November 2026, 12:05 pm'],
])('%s is %s', (moment, words) => expect(formatMoment(moment)).toBe(words))
