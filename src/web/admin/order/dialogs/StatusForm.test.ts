import { expect, test } from 'vitest'
import type { OrderState } from '#domain/orders/status.ts'
import { cash, transfer } from '#testing/order-states.ts'
import { impossibleStatuses, statusOptions } from './StatusForm.tsx'

test.each<[string, OrderState, number, string[]]>([
  [
    'cash on delivery, not delivered',
    cash,
    5,
    [
      'A cash on delivery order that is not paid yet can be Pending, Processing, Shipped, Delivered or Cancelled.',
    ],
  ],
  [
    'an awaited transfer',
    { ...transfer, orderStatus: 'Payment Pending' },
    0,
    ['This order has not been paid yet. Please mark it as paid first.'],
  ],
  ['a received transfer', { ...transfer, orderStatus: 'Paid', isPaid: true }, 7, []],
  [
    'a delivered order',
    { ...cash, orderStatus: 'Delivered', isPaid: true, isDelivered: true },
    0,
    ['This order has already been delivered.'],
  ],
  [
    'an unpaid cancelled order',
    { ...cash, orderStatus: 'Cancelled' },
    0,
    ['This order has been cancelled.'],
  ],
])('%s: possible statuses, and reasons against the others', (_name, order, possible, notes) => {
  const options = statusOptions(order)
  expect(options).toHaveLength(7)
  expect(options.filter(({ isPossible }) => isPossible)).toHaveLength(possible)
  expect(impossibleStatuses(order)).toEqual(notes)
})
