import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bits } from './bits.ts'
import { ValueCounts } from './value-counts.ts'

test('counts equal those of a direct count', () => {
  const values = fc.uniqueArray(fc.constantFrom('A12', 'A13', 'Y21', 'Hot 40', 'Spark 20'))
  fc.assert(
    fc.property(fc.array(values, { minLength: 1 }), fc.array(fc.nat()), (products, wanted) => {
      const counts = new ValueCounts()
      for (const some of products) counts.add(some)
      const positions = [...new Set(wanted.map((number) => number % products.length))]
      const byHand = new Map<string, number>()
      for (const value of positions.flatMap((position) => products[position] ?? [])) {
        byHand.set(value, (byHand.get(value) ?? 0) + 1)
      }
      expect(counts.count(Bits.of(positions))).toEqual(byHand)
    }),
  )
})

test('the array grows with the number of values', () => {
  const counts = new ValueCounts()
  const models = Array.from({ length: 40 }, (_, number) => `Model ${number}`)
  for (let product = 0; product < 500; product += 1) counts.add(models)
  expect(counts.count(Bits.of([0, 499])).get('Model 39')).toBe(2)
})
