import { expect, test } from 'vitest'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { orderActionWords } from './order-actions.ts'

test.each<[OrderAction, string, string]>([
  [{ kind: 'pay' }, 'Order marked as paid successfully!', 'Failed to mark as paid'],
  [{ kind: 'reject' }, 'Payment rejected', 'Failed to reject payment'],
  [
    { kind: 'set-status', to: 'Payment Pending' },
    'Order status updated to Payment Pending',
    'Failed to update status',
  ],
  [
    { kind: 'deliver', cashCollected: false },
    'Order marked as delivered!',
    'Failed to mark as delivered',
  ],
  [{ kind: 'cancel' }, 'Order cancelled successfully', 'Failed to cancel order'],
])('$kind has the specification’s messages', (action, success, fallback) => {
  expect(orderActionWords(action, { orderStatus: 'Processing' })).toEqual({ success, fallback })
})

test('shipping a shipped order is a correction of the parcel', () => {
  const action = { kind: 'set-status', to: 'Shipped' } as const
  expect(orderActionWords(action, { orderStatus: 'Shipped' })).toEqual({
    success: 'Parcel saved',
    fallback: 'Failed to save the parcel',
  })
})
