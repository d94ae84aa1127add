import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalsOf } from '#domain/cart/totals.ts'
import { MAX_LIST_PRICE } from '#domain/catalogue/pricing.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { pricesDiffer, type ShownPrices } from './shown-prices.ts'

const lines = [{ listPrice: 995_00, unitPrice: 896_00, quantity: 1 }]
const today = totalsOf(lines)
const shown: ShownPrices = { prices: [896], taxPrice: 0, shippingPrice: 250, totalPrice: 1146 }
const nothing: ShownPrices = {
  prices: [undefined],
  taxPrice: undefined,
  shippingPrice: undefined,
  totalPrice: undefined,
}

describe('prices in a request (rule: catalogue-price-wins)', () => {
  test.each<[string, Partial<ShownPrices>, boolean]>([
    ['present prices', {}, false],
    ['an old price', { prices: [895] }, true],
    ['a price one paisa off', { prices: [896.01] }, true],
    ['the list price', { prices: [995] }, true],
    ['free delivery', { shippingPrice: 0 }, true],
    ['a tax', { taxPrice: 1 }, true],
    ['a total of zero', { totalPrice: 0 }, true],
    ['a negative total', { totalPrice: -1146 }, true],
    ['an infinite total', { totalPrice: 1e308 }, true],
    ['negative zero for tax', { taxPrice: -0 }, false],
    ['a sum of floating-point numbers', { totalPrice: 895.9 + 0.1 + 250 }, false],
  ])('%s', (_name, change, differ) => {
    expect(pricesDiffer({ ...shown, ...change }, [896_00], today)).toBe(differ)
    if (!differ) return
    const alone = { ...nothing, ...change }
    expect(pricesDiffer(alone, [896_00], today)).toBe(true)
  })

  test('may be omitted', () => {
    expect(pricesDiffer(nothing, [896_00], today)).toBe(false)
  })

  test('are always accepted as the shop shows them, after serialization', () => {
    const cart = fc.array(
      fc.record({
        listPrice: fc.integer({ min: 56, max: MAX_LIST_PRICE }),
        unitPrice: fc.integer({ min: 1, max: MAX_LIST_PRICE }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 50 },
    )
    fc.assert(
      fc.property(cart, (some) => {
        const totals = totalsOf(some)
        const unitPrices = some.map(({ unitPrice }) => unitPrice)
        const sent: ShownPrices = JSON.parse(
          JSON.stringify({
            prices: unitPrices.map(rupeesFromPaisa),
            taxPrice: rupeesFromPaisa(totals.tax),
            shippingPrice: rupeesFromPaisa(totals.shipping),
            totalPrice: rupeesFromPaisa(totals.total),
          }),
        )
        expect(pricesDiffer(sent, unitPrices, totals)).toBe(false)
      }),
    )
  })
})
