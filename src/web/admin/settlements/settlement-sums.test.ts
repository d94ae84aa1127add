import { expect, test } from 'vitest'
import { byVerdict, linesToTake, type SettlementLine, sumOf } from './settlement-sums.ts'

const line = (
  verdict: SettlementLine['verdict'],
  id: string,
  amount: number | null = 1150,
): SettlementLine => ({
  line: 2,
  trackingNumber: '7794',
  amount,
  verdict,
  note: '',
  done: false,
  order: {
    _id: id,
    name: 'Ayesha',
    city: 'Lahore',
    orderStatus: 'Shipped',
    paymentMethod: 'COD',
    isPaid: false,
    isDelivered: false,
    totalPrice: 1150,
    courier: 'TCS',
    trackingNumber: '7794',
  },
})

const lines = [
  line('agreed', 'a'),
  line('different', 'b', 1100.5),
  line('different', 'c', 900),
  line('settled', 'd'),
  { ...line('unknown', 'e', null), order: null },
]

test('a different amount is counted only when it is ticked (rule: settlements)', () => {
  expect(linesToTake(lines, new Set()).map(({ order }) => order?._id)).toEqual(['a'])
  const taken = linesToTake(lines, new Set(['b', 'd']))
  expect(taken.map(({ order }) => order?._id)).toEqual(['a', 'b'])
  expect(sumOf(taken)).toBe(2250_50)
})

test('each verdict has its lines, also where there are none', () => {
  const groups = byVerdict(lines)
  expect(groups.different).toHaveLength(2)
  expect(groups['no-cash']).toEqual([])
  expect(sumOf(groups.unknown)).toBe(0)
})
