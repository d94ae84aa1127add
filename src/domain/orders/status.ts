import * as statuses from '#messages/order-statuses.ts'
import * as messages from '#messages/payment-methods.ts'
import * as refusals from '#messages/refusals-orders.ts'
import type { OrderStatus } from './status-lists.ts'

export type { ChoosableStatus, OrderStatus } from './status-lists.ts'

export const paymentMethods = ['COD', 'Online_Manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Label of a payment method on every screen. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  COD: messages.COD,
  Online_Manual: messages.Online_Manual,
}

/** Label of a status on the screens of shoppers; the status itself is sent, stored and compared. */
export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  Pending: statuses.pending,
  'Payment Pending': statuses.paymentPending,
  'Payment Rejected': statuses.paymentRejected,
  Paid: statuses.paid,
  Processing: statuses.processing,
  Shipped: statuses.shipped,
  Delivered: statuses.delivered,
  Cancelled: statuses.cancelled,
}

/** First status of an order (rule: first-status). */
export function firstStatus(method: PaymentMethod): OrderStatus {
  return method === 'COD' ? 'Pending' : 'Payment Pending'
}

/** Fields of an order that the rules depend on. */
export interface OrderState {
  readonly orderStatus: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly isPaid: boolean
  readonly isDelivered: boolean
}

/** Message of a version conflict: the order has changed since it was read (rule: concurrent-edit). */
export function changedMeanwhile(status: OrderStatus): string {
  return refusals.changedMeanwhile({ status })
}

/** Last 8 characters in capitals: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
