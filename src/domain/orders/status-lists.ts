/** Every state an order can be in (rule: statuses). */
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

/** The known statuses of 'Paid,Shipped', in the order of the table. */
export function statusesIn(text: string): readonly OrderStatus[] {
  const names = text.split(',')
  return orderStatuses.filter((status) => names.includes(status))
}

/** Statuses that the dashboard counts as pending: orders to confirm, transfers to check. */
export const pendingStatuses = [
  'Pending',
  'Payment Pending',
] as const satisfies readonly OrderStatus[]

/**
 * The seven that an admin can choose; Payment Rejected comes only from a rejection
 * (rule: statuses).
 */
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
