import { expect, test } from 'vitest'
import type { Settlement } from '#domain/contract/many-orders.ts'
import { settlementWords, takeBackPlan, takeBackSentences } from './RecentSettlements.tsx'

type Order = Settlement['orders'][number]
const order = (id: string, changes: Partial<Order> = {}): Order => ({
  _id: id,
  isReturn: false,
  totalPrice: 1150,
  before: 'Shipped',
  orderStatus: 'Delivered',
  state: 'open',
  ...changes,
})

const mixed = {
  orders: [
    order('a'),
    order('b', { totalPrice: 900.5 }),
    order('c', { isReturn: true, orderStatus: 'Cancelled' }),
    order('d', { isReturn: true, state: 'changed', orderStatus: 'Processing' }),
    order('e', { state: 'taken-back', orderStatus: 'Shipped' }),
  ],
}

test('only orders unchanged since the settlement are taken back', () => {
  const plan = takeBackPlan(mixed)
  expect(plan).toEqual({
    ids: ['a', 'b', 'c'],
    settled: 2,
    cash: 2050_50,
    returned: 1,
    changed: 1,
    takenBack: 1,
  })
  expect(settlementWords(plan)).toBe(
    '2 orders, Rs. 2,050.50 · 1 order returned · 1 order taken back',
  )
})

test('the confirmation lists the effects on orders and payments', () => {
  expect(takeBackSentences(takeBackPlan(mixed), mixed)).toEqual([
    '2 orders: back to Shipped, and as unpaid as before. Rs. 2,050.50 no longer counts as collected.',
    '1 order marked as returned: back to Shipped.',
    '1 order changed since: it stays as it is.',
    'Emails that were already sent are not recalled.',
  ])
  const two = { orders: [order('a'), order('b', { before: 'Pending' })] }
  expect(takeBackSentences(takeBackPlan(two), two)[0]).toContain('the status that they had')
})
