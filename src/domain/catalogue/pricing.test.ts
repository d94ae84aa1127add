import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountedPrice,
  isSellablePrice,
  listPriceFrom,
  MAX_LIST_PRICE,
  piecePrices,
  pricesIn,
  pricesOf,
} from './pricing.ts'

const listPrice = fc.integer({ min: 1, max: MAX_LIST_PRICE })

describe('the flat discount (rule: rounding)', () => {
  test.each([
    // List price, discounted price and savings in rupees.
    [1000, 900, 100],
    [995, 896, 99],
    [999, 899, 100],
    [994.99, 895, 100],
    [5, 5, 0],
    [1, 1, 0],
    [0.56, 1, 0],
    [0.55, 0, 1],
  ])('Rs. %d cost Rs. %d and save Rs. %d', (list, price, savings) => {
    const paisa = Math.round(list * 100)
    expect(discountedPrice(paisa)).toBe(price * 100)
    expect(pricesOf(paisa)).toEqual({
      price: list,
      discountedPrice: price,
      saving: savings,
      discountPercent: 10,
    })
  })

  test('is nine tenths, rounded half up to a whole rupee', () => {
    fc.assert(
      fc.property(listPrice, (list) => {
        const price = discountedPrice(list)
        expect(price % 100).toBe(0)
        // price - 50 paisa ≤ list × 0.9 < price + 50 paisa, in whole numbers.
        expect((price - 50) * 10).toBeLessThanOrEqual(list * 9)
        expect(list * 9).toBeLessThan((price + 50) * 10)
      }),
    )
  })
})

describe('the prices of a product in an answer (rule: server-prices)', () => {
  const sent = { price: 1000, discountedPrice: 850, saving: 150, discountPercent: 15 }

  test('are taken as they were sent, without the other fields', () => {
    expect(pricesIn({ ...sent, name: 'Clear' } as typeof sent)).toEqual(sent)
    expect(piecePrices(sent)).toEqual({
      listPrice: 1000_00,
      unitPrice: 850_00,
      saving: 150_00,
      discountPercent: 15,
    })
  })

  test('have the usual discount where an earlier version sent only the list price', () => {
    expect(pricesIn({ price: 994.99 })).toEqual(pricesOf(994_99))
    expect(pricesIn({ price: 994.99 })).toMatchObject({ discountedPrice: 895, saving: 100 })
  })
})

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
