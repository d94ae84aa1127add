import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSellablePrice, listPriceFrom, MAX_LIST_PRICE } from './list-price.ts'

describe('valid list prices (rule: sellable-price)', () => {
  test.each([
    [55, false],
    [56, true],
    [0, false],
    [-100_00, false],
    [100_00.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [MAX_LIST_PRICE, true],
    [MAX_LIST_PRICE + 1, false],
  ])('%d paisa: %s', (paisa, sellable) => {
    expect(isSellablePrice(paisa)).toBe(sellable)
  })
})

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
])('%j is parsed as %j paisa', (typed, price) => {
  expect(listPriceFrom(typed)).toBe(price)
})

test('every price in whole paisa is parsed from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 56, max: MAX_LIST_PRICE }), (price) => {
      expect(listPriceFrom((price / 100).toFixed(2))).toBe(price)
    }),
  )
})
