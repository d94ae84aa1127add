import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderedLine, sumLines } from './lines.ts'

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'a,b', '"'),
  deviceModel: fc.constantFrom('iPhone 15', 'iPhone 15 Pro', 'b', ','),
  customName: fc.constantFrom('', 'Ayesha', 'عائشہ', 'b'),
  quantity: fc.integer({ min: 1, max: 10 }),
})

test('each product, model and name has one line, with all pieces (rule: name-on-the-case)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const summed = sumLines(lines)
      for (const { quantity, ...named } of summed) {
        const isSame = (other: OrderedLine) =>
          other.productId === named.productId &&
          other.deviceModel === named.deviceModel &&
          other.customName === named.customName
        const same = lines.filter(isSame)
        expect(summed.filter(isSame)).toHaveLength(1)
        expect(quantity).toBe(same.reduce((sum, other) => sum + other.quantity, 0))
      }
      const total = (some: readonly OrderedLine[]) =>
        some.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(total(summed)).toBe(total(lines))
    }),
  )
})

test('lines keep the order of their first occurrence', () => {
  const of = (productId: string, quantity: number, customName = '') => ({
    productId,
    deviceModel: 'X',
    customName,
    quantity,
  })
  expect(sumLines([of('b', 1), of('a', 2), of('b', 5, 'Ali'), of('b', 3)])).toEqual([
    of('b', 4),
    of('a', 2),
    of('b', 5, 'Ali'),
  ])
})
