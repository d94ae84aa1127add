import { describe, expect, test } from 'vitest'
import { cash, consistentStates, transfer } from '#testing/order-states.ts'
import { amountToCollect, refundDue, slipPayment } from './cash.ts'
import type { OrderState } from './status.ts'

const total = 1150_00
const delivered = { ...cash, orderStatus: 'Delivered', isDelivered: true } as const
const cancelled = { ...cash, orderStatus: 'Cancelled' } as const

test.each<[string, OrderState, number, number, string, boolean]>([
  ['cash, to be packed', cash, total, 0, 'Collect Rs. 1,150', true],
  ['cash, on its way', { ...cash, orderStatus: 'Shipped' }, total, 0, 'Collect Rs. 1,150', true],
  ['cash, delivered without payment', delivered, total, 0, 'Collect Rs. 1,150', true],
  ['cash, delivered and paid', { ...delivered, isPaid: true }, 0, 0, 'PAID', true],
  ['a pending transfer', transfer, 0, 0, 'NOT PAID', false],
  [
    'a rejected transfer',
    { ...transfer, orderStatus: 'Payment Rejected' },
    0,
    0,
    'NOT PAID',
    false,
  ],
  ['a received transfer', { ...transfer, orderStatus: 'Paid', isPaid: true }, 0, 0, 'PAID', true],
  ['cancelled', cancelled, 0, 0, 'CANCELLED', false],
  [
    'cancelled after its payment (rule: refund-due)',
    { ...transfer, orderStatus: 'Cancelled', isPaid: true },
    0,
    total,
    'CANCELLED',
    false,
  ],
])('%s', (_name, state, collected, refunded, words, mayLeave) => {
  const order = { ...state, total }
  expect(amountToCollect(order)).toBe(collected)
  expect(refundDue(order)).toBe(refunded)
  expect(slipPayment(order)).toEqual({ words, mayLeave })
})

describe('any order', () => {
  test('has no cash to collect once paid, and doesn’t leave with an unpaid transfer', () => {
    for (const state of consistentStates) {
      const order = { ...state, total }
      if (state.isPaid) expect(amountToCollect(order)).toBe(0)
      else expect(refundDue(order)).toBe(0)
      if (!state.isPaid && state.paymentMethod === 'Online_Manual') {
        expect(slipPayment(order).mayLeave).toBe(false)
      }
    }
  })
})
