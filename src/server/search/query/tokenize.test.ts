import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const textsIn = (query: string) => tokenize(query).map(({ text }) => text)

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
])('the compound %s is split', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

test.each([
  ['SKU-S24U-01', ['sku-s24u-01']],
  ['vivo VX9-77QK', ['vivo', 'vx9-77qk']],
  ['9cnbcy730cwr', ['9cnbcy730cwr']],
  ['4SXEST19WY5L', ['4sxest19wy5l']],
  ['8Q2ZL0X7PMRT', ['8q2zl0x7pmrt']],
])('the code in %s stays whole (rule: codes-are-whole)', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

test.each([
  ['galaxy-a14', ['galaxy', 'a14']],
  ['Y-21', ['y21']],
  ['vivo-y-21', ['vivo', 'y21']],
  ['redmi-note-13', ['redmi', 'note', '13']],
  ['vivo-y99', ['vivo', 'y99']],
  ['500-1000', ['500', '1000']],
  ['rs1000', ['rs', '1000']],
])('%s is no code', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

test.each([
  ['i phone', ['iphone']],
  ['a 12', ['a12']],
  ['hot 40 i', ['hot', '40i']],
  ['see through', ['seethrough']],
  ['1 3', ['1', '3']],
])('the split word %s is joined', (query, texts) => {
  expect(textsIn(query)).toEqual(texts)
})

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
