import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './Pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected)
})

test('first, last and current page are always shown, in order; no gap hides a single page', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pageNumbers(page, pages)
      const numbers = shown.filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      shown.forEach((number, index) => {
        if (number !== null) return
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})
