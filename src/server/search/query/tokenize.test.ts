import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const textsIn = (query: string) => tokenize(query).map(({ text }) => text)

test.each([
  ['a compound is split', 'blackcase', ['black', 'case']],
  ['a compound is split', 's24ultra', ['s24', 'ultra']],
  ['a compound is split', 'vivoy21cover', ['vivo', 'y21', 'cover']],
  ['a compound is split', 'samsnga12', ['samsng', 'a12']],
  ['a compound is split', 'nokia3310', ['nokia', '3310']],
  ['a compound is split', 'balckcase', ['balck', 'case']],
  ['a whole word is not split', 'y21s', ['y21s']],
  ['a whole word is not split', 'suitcase', ['suitcase']],
  ['a whole word is not split', '128gb', ['128gb']],
  ['a code is whole (rule: codes-are-whole)', 'SKU-S24U-01', ['sku-s24u-01']],
  ['a code is whole', 'vivo VX9-77QK', ['vivo', 'vx9-77qk']],
  ['a code is whole', '9cnbcy730cwr', ['9cnbcy730cwr']],
  ['a code is whole', '4SXEST19WY5L', ['4sxest19wy5l']],
  ['a code is whole', '8Q2ZL0X7PMRT', ['8q2zl0x7pmrt']],
  ['a name with a hyphen is no code', 'galaxy-a14', ['galaxy', 'a14']],
  ['a name with a hyphen is no code', 'Y-21', ['y21']],
  ['a name with a hyphen is no code', 'vivo-y-21', ['vivo', 'y21']],
  ['a name with a hyphen is no code', 'redmi-note-13', ['redmi', 'note', '13']],
  ['a name with a hyphen is no code', 'vivo-y99', ['vivo', 'y99']],
  ['a price is no code', '500-1000', ['500', '1000']],
  ['a price is no code', 'rs1000', ['rs', '1000']],
  ['a split word is joined', 'i phone', ['iphone']],
  ['a split word is joined', 'a 12', ['a12']],
  ['a split word is joined', 'hot 40 i', ['hot', '40i']],
  ['a split word is joined', 'see through', ['seethrough']],
  ['two numbers are not joined', '1 3', ['1', '3']],
])('%s: %s', (_rule, query, texts) => {
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
