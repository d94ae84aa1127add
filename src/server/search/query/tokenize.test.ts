import { expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { tokenize } from './tokenize.ts'

const textsIn = (query: string) => tokenize(query).map(({ text }) => text)

test.each(searchCases('tokens'))(
  '$query is split into $expected (rule: codes-are-whole)',
  ({ query, expected }) => {
    expect(textsIn(query).join(' ')).toBe(expected)
  },
)

test.each(['house', 'blocks', 'floor', 'placed', 'crown', 'golf'])(
  '%s is spelt correctly and not corrected',
  (word) => {
    expect(tokenize(word)).toMatchObject([{ text: word, means: {} }])
  },
)

test.each([
  ['ستاروں', 'ستارہ'],
  ['شیشے', 'شیشہ'],
  ['چوڑیاں', 'چوڑی'],
  ['chhatein', 'chhat'],
  ['kinarey', 'kinara'],
])('%s is a form of %s', (typed, base) => {
  expect(tokenize(base)[0]?.means).not.toEqual({})
  expect(tokenize(typed)[0]?.means).toEqual(tokenize(base)[0]?.means)
})

test.each([
  ['redd', 'red'],
  ['samsng', 'samsung'],
])('%s means %s', (typed, meant) => {
  expect(tokenize(typed)[0]?.means).toEqual(tokenize(meant)[0]?.means)
})
