import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupeesFromPaisa } from '#domain/money.ts'
import { priceStep, priceSteps } from './price-steps.ts'
import { discountedPrice } from './pricing.ts'

test('every price belongs to exactly one step (rule: price-steps)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (listPrice) => {
      const rupees = rupeesFromPaisa(discountedPrice(listPrice))
      const steps = priceSteps.filter(
        ({ min = 0, max = Infinity }) => rupees >= min && rupees <= max,
      )
      expect(steps).toHaveLength(1)
    }),
  )
})

test.each([
  ['under-1000', 'Under Rs. 1,000'],
  ['1000-1500', 'Rs. 1,000–1,500'],
  ['over-1500', 'Above Rs. 1,500'],
  ['', undefined],
  ['cheap', undefined],
])('the step %j is labelled %j', (slug, label) => {
  expect(priceStep(slug)?.label).toBe(label)
})
