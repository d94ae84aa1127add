import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LIST_PRICE } from './list-price.ts'
import { discountedPrice, unitSavings } from './pricing.ts'

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
    expect(unitSavings(paisa)).toBe(savings * 100)
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

  test('never makes an expensive product cheaper than a cheaper one', () => {
    fc.assert(
      fc.property(listPrice, listPrice, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(discountedPrice(low)).toBeLessThanOrEqual(discountedPrice(high))
      }),
    )
  })
})
