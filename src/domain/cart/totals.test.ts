import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountedPrice, MAX_LIST_PRICE } from '#domain/catalogue/pricing.ts'
import { deliveryFee, deliveryNudge, totalsOf } from './totals.ts'

const lineOf = (listPrice: number, quantity: number) => ({
  listPrice,
  unitPrice: discountedPrice(listPrice),
  quantity,
})

const cart = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: MAX_LIST_PRICE }), fc.integer({ min: 1, max: 10 }))
    .map(([listPrice, quantity]) => lineOf(listPrice, quantity)),
  { maxLength: 50 },
)

describe('the order summary', () => {
  test('has rows that add up as displayed (rule: rounding)', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const totals = totalsOf(lines)
        expect(totals.originalPrice - totals.discount).toBe(totals.subtotal)
        expect(totals.subtotal + totals.shipping + totals.tax).toBe(totals.total)
        expect(totals.subtotal).toBe(
          lines.reduce((sum, line) => sum + discountedPrice(line.listPrice) * line.quantity, 0),
        )
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(totalsOf(lines.toReversed())).toEqual(totalsOf(lines))
      }),
    )
  })

  test('of an empty cart is zero, delivery included', () => {
    expect(new Set(Object.values(totalsOf([])))).toEqual(new Set([0]))
  })

  test('rounds each unit price, not the sum', () => {
    // Rs. 995 less 10% is 895.50, so Rs. 896 for one and Rs. 2,688 for three.
    expect(totalsOf([lineOf(995_00, 3)])).toEqual({
      quantity: 3,
      originalPrice: 2985_00,
      discount: 297_00,
      subtotal: 2688_00,
      shipping: 0,
      tax: 0,
      total: 2688_00,
    })
  })
})

test.each([
  [0, 0, 'none'],
  [1, 250_00, 'add-one-more'],
  [2, 0, 'unlocked'],
  [3, 0, 'unlocked'],
  [500, 0, 'unlocked'],
] as const)('delivery of %i pieces costs %i paisa, banner: %s', (pieces, fee, banner) => {
  expect(deliveryFee(pieces)).toBe(fee)
  expect(deliveryNudge(pieces)).toBe(banner)
})
