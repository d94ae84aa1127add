import { t } from '#messages'
import type { OrderStatus } from './status-lists.ts'

export type { ChoosableStatus, OrderStatus } from './status-lists.ts'

export const paymentMethods = ['COD', 'Online_Manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Label of a payment method on every screen. */
export const paymentMethodLabels = (): Readonly<Record<PaymentMethod, string>> => ({
  COD: t.orders.COD,
  Online_Manual: t.orders.Online_Manual,
})

/** Label of a status on the screens of shoppers; the status itself is sent, stored and compared. */
export const statusLabels = (): Readonly<Record<OrderStatus, string>> => ({
  Pending: t.orders.statusPending,
  'Payment Pending': t.orders.statusPaymentPending,
  'Payment Rejected': t.orders.statusPaymentRejected,
  Paid: t.orders.statusPaid,
  Processing: t.orders.statusProcessing,
  Shipped: t.orders.statusShipped,
  Delivered: t.orders.statusDelivered,
  Cancelled: t.orders.statusCancelled,
})

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
  return t.orders.changedMeanwhile({ status })
}

/** Last 8 characters in capitals: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
