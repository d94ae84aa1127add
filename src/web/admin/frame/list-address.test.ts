import { expect, test } from 'vitest'
import { ordersWith } from './list-address.ts'

test.each([
  [['Payment Rejected'], 'Payment+Rejected'],
  [['Pending', 'Payment Pending'], 'Pending%2CPayment+Pending'],
] as const)('the statuses of %j are one query parameter of the list', (statuses, parameter) => {
  expect(ordersWith(...statuses)).toBe(`/admin/orders?status=${parameter}`)
})
