import type { OrderStatus } from '#domain/orders/status.ts'

/** The tabs of the list: everything, then what waits for the owner, for others, and for nobody. */
export const tabs: readonly (OrderStatus | null)[] = [
  null,
  'Pending',
  'Payment Pending',
  'Paid',
  'Processing',
  'Shipped',
  'Payment Rejected',
  'Delivered',
  'Cancelled',
]
