import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bits } from './bits.ts'

const positions = fc.array(fc.nat(3_000), { maxLength: 80 })
const listed = (bits: Bits) =>
  Array.from({ length: 3_200 }, (_, at) => at).filter((at) => bits.has(at))
const sorted = (set: Iterable<number>) => [...new Set(set)].sort((a, b) => a - b)

test('a set of bits agrees with a Set', () => {
  fc.assert(
    fc.property(positions, positions, (some, others) => {
      const a = Bits.of(some)
      const b = Bits.of(others)
      expect(listed(a)).toEqual(sorted(some))
      expect(a.count()).toBe(sorted(some).length)
      expect(a.isEmpty).toBe(some.length === 0)
      expect([...a.positions()]).toEqual(sorted(some))
      const both = some.filter((at) => others.includes(at))
      expect(listed(Bits.all([a, b]))).toEqual(sorted(both))
      expect(a.countWith(b)).toBe(sorted(both).length)
      expect(listed(Bits.any([a, b]))).toEqual(sorted([...some, ...others]))
      expect(listed(Bits.without(a, b))).toEqual(sorted(some.filter((at) => !others.includes(at))))
      for (const at of others) a.delete(at)
      expect(listed(a)).toEqual(sorted(some.filter((at) => !others.includes(at))))
    }),
  )
})

test('operations leave their operands unchanged', () => {
  const a = Bits.of([1, 40])
  Bits.all([a, Bits.of([1])])
  Bits.any([a, Bits.of([2])])
  Bits.without(a, Bits.of([40]))
  expect(listed(a)).toEqual([1, 40])
})
