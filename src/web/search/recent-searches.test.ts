import { expect, test, vi } from 'vitest'

// It hears of log-outs from the moment it is loaded.
vi.stubGlobal('addEventListener', vi.fn())
const { withSearch } = await import('./recent-searches.ts')

test.each([
  ['the first', [], 'vivo y21', ['vivo y21']],
  ['the latest first', ['a', 'b'], 'c', ['c', 'a', 'b']],
  ['the same once, as it was typed last', ['a', 'Vivo', 'b'], 'vivo', ['vivo', 'a', 'b']],
  ['no more than six', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ['words alone', ['a'], '  black \n case ', ['black case', 'a']],
  ['no marks of direction', [], '\u2068Vivo Y21\u2069، \u2068کالا\u2069', ['Vivo Y21، کالا']],
  ['nothing of nothing', ['a'], '  ', ['a']],
])('keeps %s', (_name, searches, words, kept) => {
  expect(withSearch(searches, words)).toEqual(kept)
})
