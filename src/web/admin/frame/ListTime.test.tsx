import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListTime } from './ListTime.tsx'

/** Tests run on 18 November 2026. Specification: "Dates use en-PK with a long month" (rule: money-and-dates). */
test.each([
  ['of today', '2026-11-18T09:00:00Z', '18 November, 2:00 pm'],
  ['of another day', '2026-09-21T03:36:00Z', '21 September, 8:36 am'],
  ['of another year', '2025-12-31T18:59:59Z', '31 December 2025, 11:59 pm'],
])('the time of an order %s has a long month, and the clock beside it', (_day, at, words) => {
  const time = renderToStaticMarkup(<ListTime at={at} />)
  expect(time.replaceAll(/<[^>]+>/g, '')).toBe(words)
})
