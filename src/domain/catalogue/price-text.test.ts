import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LIST_PRICE } from './list-price.ts'
import { listPriceFrom } from './price-text.ts'

test.each([
  ['995', 995_00],
  [' 1499.5 ', 1499_50],
  ['1499.05', 1499_05],
  ['0.56', 56],
  ['.56', 56],
  ['12.', 12_00],
  ['1000000', MAX_LIST_PRICE],
  ['1000000.01', null],
  ['0', null],
  ['0.5', null],
  ['', null],
  ['.', null],
  ['-5', null],
  ['10.005', null],
  ['1e3', null],
  ['1,499', null],
  ['Rs. 500', null],
  ['Infinity', null],
])('%j is %j paisa', (typed, price) => {
  expect(listPriceFrom(typed)).toBe(price)
})

test('every price in whole paisa is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 56, max: MAX_LIST_PRICE }), (price) => {
      expect(listPriceFrom((price / 100).toFixed(2))).toBe(price)
    }),
  )
})
