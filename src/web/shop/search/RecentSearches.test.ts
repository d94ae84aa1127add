import { expect, test } from 'vitest'
import { withSearch } from './RecentSearches.tsx'

test.each([
  ['the first', [], 'vivo y21', ['vivo y21']],
  ['the latest first', ['a', 'b'], 'c', ['c', 'a', 'b']],
  ['a repeated search once, in its last spelling', ['a', 'Vivo', 'b'], 'vivo', ['vivo', 'a', 'b']],
  ['no more than six', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ['words without extra spaces', ['a'], '  black \n case ', ['black case', 'a']],
  ['no Unicode isolates', [], '\u2068Vivo Y21\u2069، \u2068کالا\u2069', ['Vivo Y21، کالا']],
  ['the list unchanged for an empty search', ['a'], '  ', ['a']],
])('keeps %s', (_name, searches, words, kept) => {
  expect(withSearch(searches, words)).toEqual(kept)
})
