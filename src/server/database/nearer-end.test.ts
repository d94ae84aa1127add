import { expect, test } from 'vitest'
import { fromNearerEnd, type PagePlace } from './nearer-end.ts'

function read({ page, size, total }: PagePlace): number[] {
  const newestFirst = Array.from({ length: total }, (_, index) => total - index)
  const { direction, limit, offset } = fromNearerEnd({ page, size, total })
  const list = direction === 'desc' ? newestFirst : newestFirst.toReversed()
  return list.slice(offset, offset + limit).sort((a, b) => b - a)
}

test('every page of every list equals the page read from the beginning', () => {
  for (let total = 0; total <= 12; total += 1) {
    const newestFirst = Array.from({ length: total }, (_, index) => total - index)
    for (let size = 1; size <= 5; size += 1) {
      for (let page = 1; page <= Math.max(1, Math.ceil(total / size)); page += 1) {
        expect(read({ page, size, total })).toEqual(
          newestFirst.slice((page - 1) * size, page * size),
        )
      }
    }
  }
})

test('at most half of the list is skipped', () => {
  expect(fromNearerEnd({ page: 1, size: 20, total: 100_000 }).offset).toBe(0)
  expect(fromNearerEnd({ page: 5_000, size: 20, total: 100_000 })).toEqual({
    direction: 'asc',
    limit: 20,
    offset: 0,
  })
  for (let page = 1; page <= 5_000; page += 1) {
    expect(fromNearerEnd({ page, size: 20, total: 100_000 }).offset).toBeLessThanOrEqual(50_000)
  }
})
