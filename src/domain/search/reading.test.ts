import { expect, test } from 'vitest'
import { read } from './reading.ts'

const textsIn = (query: string) => read(query).map(({ text }) => text)

test.each([
  ['blackcase', ['black', 'case']],
  ['s24ultra', ['s24', 'ultra']],
  ['vivoy21cover', ['vivo', 'y21', 'cover']],
  ['samsnga12', ['samsng', 'a12']],
  ['nokia3310', ['nokia', '3310']],
  ['balckcase', ['balck', 'case']],
  ['y21s', ['y21s']],
  ['suitcase', ['suitcase']],
  ['128gb', ['128gb']],
])('%s is parted where it was glued', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

test.each([
  ['i phone', ['iphone']],
  ['a 12', ['a12']],
  ['hot 40 i', ['hot', '40i']],
  ['see through', ['seethrough']],
  ['1 3', ['1', '3']],
])('%s is joined where it was split', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

test.each(['house', 'blocks', 'floor', 'placed', 'crown', 'golf'])(
  '%s is spelt right and nothing else',
  (word) => {
    expect(read(word)).toMatchObject([{ text: word, means: {} }])
  },
)

test.each([
  ['redd', 'red'],
  ['samsng', 'samsung'],
])('%s means %s', (typed, meant) => {
  expect(read(typed)[0]?.means).toEqual(read(meant)[0]?.means)
})
