import { expect, test } from 'vitest'
import type { PricedOrder } from '#domain/orders/cash.ts'
import { nextStep } from '#domain/orders/offered-actions.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { cash, transfer } from '#testing/order-states.ts'
import { moneyLabel, orderActionWords, statusOptions, stepHint } from './order-actions.ts'

test('shipping a shipped order is a correction of the parcel', () => {
  const action = { kind: 'set-status', to: 'Shipped' } as const
  expect(orderActionWords(action, { orderStatus: 'Shipped' })).toEqual({
    success: 'Parcel saved',
    fallback: 'Failed to save the parcel',
  })
})

const proofOf = (isRejected: boolean) => ({
  ...transfer,
  orderStatus: 'Payment Pending' as const,
  proof: { isRejected, handedInAt: '2026-11-26T04:00:00Z' },
})

test.each<[OrderState, string]>([
  [{ ...transfer, orderStatus: 'Payment Pending' }, 'Look for the transfer of Rs. 1,146'],
  [proofOf(false), 'Compare the screenshot'],
  [proofOf(true), 'Look for the transfer of Rs. 1,146'],
  [cash, 'Pack the order.'],
  [{ ...cash, orderStatus: 'Processing' }, 'Hand the parcel to the courier.'],
  [{ ...cash, orderStatus: 'Shipped' }, 'Has it arrived?'],
  [{ ...cash, orderStatus: 'Delivered', isDelivered: true }, 'Rs. 1,146 in cash is still to come'],
  [
    { ...cash, orderStatus: 'Delivered', isDelivered: true, isPaid: true },
    'Nothing is left to do.',
  ],
  [{ ...cash, orderStatus: 'Cancelled' }, 'Nothing is left to do.'],
  [{ ...transfer, orderStatus: 'Cancelled', isPaid: true }, 'Give Rs. 1,146 back'],
])('%o: %s', (state, hint) => {
  expect(stepHint(nextStep(state), { ...state, totalPrice: 1146 })).toContain(hint)
})

const cashOrder: PricedOrder = { ...cash, total: 1146_00 }
const transferOrder = { ...transfer, orderStatus: 'Payment Pending', total: 1146_00 } as const

test.each<[PricedOrder, string]>([
  [cashOrder, 'Cash to collect'],
  [{ ...cashOrder, orderStatus: 'Delivered', isDelivered: true }, 'Cash due'],
  [{ ...cashOrder, orderStatus: 'Delivered', isDelivered: true, isPaid: true }, 'Paid'],
  [{ ...cashOrder, orderStatus: 'Cancelled' }, 'Never paid'],
  [transferOrder, 'Transfer awaited'],
  [{ ...transferOrder, orderStatus: 'Payment Rejected' }, 'Transfer awaited'],
  [{ ...transferOrder, orderStatus: 'Paid', isPaid: true }, 'Paid'],
  [{ ...transferOrder, orderStatus: 'Cancelled', isPaid: true }, 'Refund due'],
])('%o: %s', (order, label) => expect(moneyLabel(order)).toBe(label))

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
  expect(options.filter(({ reason }) => reason === null)).toHaveLength(possible)
  expect([...new Set(options.flatMap(({ reason }) => reason ?? []))]).toEqual(notes)
})
