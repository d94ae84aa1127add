import { expect, test } from 'vitest'
import { formatSortable } from './sortable-time.ts'

test.each([
  ['2026-11-21T11:16:31.902Z', '2026-11-21 16:16:31'],
  ['2026-11-21T18:59:59Z', '2026-11-21 23:59:59'],
  ['2026-11-21T19:00:00Z', '2026-11-22 00:00:00'],
  ['2026-01-02T03:04:05Z', '2026-01-02 08:04:05'],
])('%s sorts as %s', (moment, text) => {
  expect(formatSortable(moment)).toBe(text)
  expect(formatSortable(new Date(moment))).toBe(text)
})
