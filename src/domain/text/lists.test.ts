import { describe, expect, test } from 'vitest'
import { clampPage, groupedBy, pageSize, searchWords } from './lists.ts'

test.each([
  ['', []],
  [' \t\n ', []],
  ['Pro  PRO pro', ['pro']],
  ['iphone 15 1', ['iphone', '15']],
  ['case ca se', ['case']],
  ['50% _off\\', ['50%', '_off\\']],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

describe('pages (rules: whole-lists, paging)', () => {
  test.each([
    [undefined, 12],
    [0, 100],
    [-1, 12],
    [1, 1],
    [48, 48],
    [100, 100],
    [101, 100],
    [1e300, 100],
  ])('limit %s gives pages of %i', (limit, size) => {
    expect(pageSize(limit)).toBe(size)
  })

  test.each([
    [undefined, 25, { page: 1, pages: 3 }],
    [2, 25, { page: 2, pages: 3 }],
    [3, 25, { page: 3, pages: 3 }],
    [4, 25, { page: 3, pages: 3 }],
    [0, 25, { page: 1, pages: 3 }],
    [-7, 25, { page: 1, pages: 3 }],
    [1e300, 25, { page: 3, pages: 3 }],
    [1e300, 1_200_000, { page: 10_000, pages: 100_000 }],
    [1, 24, { page: 1, pages: 2 }],
    [5, 0, { page: 1, pages: 1 }],
  ])('page %s of %i products', (wanted, total, place) => {
    expect(clampPage(wanted, { total, size: 12 })).toEqual(place)
  })
})

test('items are grouped by key, in the order of their first occurrences', () => {
  const words = ['peacock', 'moon', 'panda', 'mango', 'tiger']
  expect([...groupedBy(words, ([letter]) => letter)]).toEqual([
    ['p', ['peacock', 'panda']],
    ['m', ['moon', 'mango']],
    ['t', ['tiger']],
  ])
  expect(groupedBy([], String).size).toBe(0)
})
