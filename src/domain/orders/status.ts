import type { OrderStatus } from './status-lists.ts'

export type { ChoosableStatus, OrderStatus } from './status-lists.ts'

export const paymentMethods = ['COD', 'Online_Manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How a payment method is worded on every screen. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  COD: 'Cash on Delivery',
  Online_Manual: 'Online Bank Transfer',
}

/** The state in which an order begins (rule: first-status). */
export function firstStatus(method: PaymentMethod): OrderStatus {
  return method === 'COD' ? 'Pending' : 'Payment Pending'
}

/** What the rules need to know of an order. */
export interface OrderState {
  readonly orderStatus: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly isPaid: boolean
  readonly isDelivered: boolean
}

/** Said to the one who came second: the order is no longer what they saw (rule: second-comer). */
export function changedMeanwhile(status: OrderStatus): string {
  return `This order was changed by someone else: it is now ${status}. Refresh.`
}

/** The last 8 characters, upper case: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
