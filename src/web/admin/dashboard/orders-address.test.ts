import { expect, test } from 'vitest'
import { ordersWith, waitingOrders } from './orders-address.ts'

test('a status is a parameter of the list', () => {
  expect(ordersWith('Payment Rejected')).toBe('/admin/orders?status=Payment+Rejected')
})

test.each([
  [{ Pending: 2, 'Payment Pending': 5 }, 'Pending'],
  [{ Pending: 0, 'Payment Pending': 5 }, 'Payment+Pending'],
  [{ 'Payment Pending': 1 }, 'Payment+Pending'],
  [{}, 'Pending'],
])('of %j, the orders that wait are the %s ones', (counts, status) => {
  expect(waitingOrders(counts)).toBe(`/admin/orders?status=${status}`)
})
