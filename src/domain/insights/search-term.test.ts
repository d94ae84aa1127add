import { expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { LONGEST_TERM, searchTerm } from './search-term.ts'

test.each([
  ...searchCases('counted-terms'),
  { query: '  a\u0000b\u200Fc', expected: 'a b c' },
  { query: '0300\u200d1234\u2060567', expected: '-' },
  { query: `house ${'-'.repeat(60)} 12`, expected: '-' },
  { query: '   ', expected: '-' },
])('$query is counted as $expected (rule: counted-events)', ({ query, expected }) => {
  expect(searchTerm(query) ?? '-').toBe(expected)
})

test('a counted term is cut after 60 characters', () => {
  expect(searchTerm('silicon cover '.repeat(9))?.length).toBeLessThanOrEqual(LONGEST_TERM)
})
