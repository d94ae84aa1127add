import { expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { priceIn } from './price.ts'
import { tokenize } from './tokenize.ts'

function priceOf(query: string): string {
  const { min, max } = priceIn(tokenize(query)) ?? {}
  return `${min ?? ''}-${max ?? ''}`
}

test.each(searchCases('prices'))('$query: $expected', ({ query, expected }) => {
  expect(priceOf(query)).toBe(expected)
})

test('Pro Max is not the maximum of a price', () => {
  expect(priceIn(tokenize('iphone 14 pro max 1000'))).toMatchObject({ from: 3, to: 4, max: 1000 })
})
