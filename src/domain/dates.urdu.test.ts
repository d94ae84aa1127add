import { expect, test } from 'vitest'
import { formatMoment } from '#domain/dates.ts'
import { inUrdu } from '#testing/in-urdu.ts'

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
