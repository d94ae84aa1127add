/** Every state an order can be in (spec section 4, D37). */
export const orderStatuses = [
  'Pending',
  'Payment Pending',
  'Payment Rejected',
  'Paid',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The seven that an admin can choose; Payment Rejected comes only from a rejection (D37). */
export const choosableStatuses = [
  'Pending',
  'Payment Pending',
  'Paid',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const satisfies readonly OrderStatus[]
export type ChoosableStatus = (typeof choosableStatuses)[number]
