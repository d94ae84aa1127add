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

/** The fields of an order that the rules depend on. */
export interface OrderState {
  readonly orderStatus: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly isPaid: boolean
  readonly isDelivered: boolean
}

/** Message of a version conflict: the order has changed since it was read (rule: second-comer). */
export function changedMeanwhile(status: OrderStatus): string {
  return `This order was changed by someone else: it is now ${status}. Refresh.`
}

/** The last 8 characters, upper case: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
