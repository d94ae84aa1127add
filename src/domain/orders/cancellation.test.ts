import { describe, expect, test } from 'vitest'
import { everyState } from '#testing/order-states.ts'
import { type CancellationRefusal, cancellationNotes, cancellationRefusal } from './cancellation.ts'
import type { OrderState, OrderStatus } from './status.ts'

const state = (orderStatus: OrderStatus, more: Partial<OrderState> = {}): OrderState => ({
  orderStatus,
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
  ...more,
})

describe('a customer (rule: customer-cancel)', () => {
  test('may cancel exactly orders that are unpaid, undelivered and not yet in work', () => {
    const open: readonly OrderStatus[] = ['Pending', 'Payment Pending', 'Payment Rejected']
    for (const order of everyState) {
      const allowed = !order.isPaid && !order.isDelivered && open.includes(order.orderStatus)
      expect(cancellationRefusal(order, 'customer') === null).toBe(allowed)
    }
  })

  test.each<[string, OrderState, CancellationRefusal]>([
    [
      'cancelled before all else',
      state('Cancelled', { isPaid: true, isDelivered: true }),
      'already-cancelled',
    ],
    [
      'delivered before paid',
      state('Delivered', { isPaid: true, isDelivered: true }),
      'already-delivered',
    ],
    ['delivered before shipped', state('Shipped', { isDelivered: true }), 'already-delivered'],
    ['shipped before paid', state('Shipped', { isPaid: true }), 'already-shipped'],
    ['processing before paid', state('Processing', { isPaid: true }), 'being-processed'],
    ['paid', state('Paid', { isPaid: true }), 'already-paid'],
    ['paid and set back', state('Pending', { isPaid: true }), 'already-paid'],
  ])('gets one reason: %s', (_name, order, reason) => {
    expect(cancellationRefusal(order, 'customer')).toBe(reason)
  })
})

test('an admin may cancel any order that is undelivered and not cancelled (rule: admin-cancel)', () => {
  for (const order of everyState) {
    const allowed =
      !order.isDelivered && order.orderStatus !== 'Delivered' && order.orderStatus !== 'Cancelled'
    expect(cancellationRefusal(order, 'admin') === null).toBe(allowed)
  }
})

test('every reason has its sentence', () => {
  expect(Object.values(cancellationNotes()).every((note) => /^[A-Z].*\.$/.test(note))).toBe(true)
  expect(new Set(Object.values(cancellationNotes())).size).toBe(5)
})
