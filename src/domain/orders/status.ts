import { t } from '#messages'
import type { OrderStatus } from './status-lists.ts'

export type { ChoosableStatus, OrderStatus } from './status-lists.ts'

export const paymentMethods = ['COD', 'Online_Manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Label of a payment method on every screen. */
export const paymentMethodLabels = (): Readonly<Record<PaymentMethod, string>> => ({
  COD: t.orderFacts.COD,
  Online_Manual: t.orderFacts.Online_Manual,
})

/** Label of a status on the screens of shoppers; the status itself is sent, stored and compared. */
export const statusLabels = (): Readonly<Record<OrderStatus, string>> => ({
  Pending: t.orderFacts.statusPending,
  'Payment Pending': t.orderFacts.statusPaymentPending,
  'Payment Rejected': t.orderFacts.statusPaymentRejected,
  Paid: t.orderFacts.statusPaid,
  Processing: t.orderFacts.statusProcessing,
  Shipped: t.orderFacts.statusShipped,
  Delivered: t.orderFacts.statusDelivered,
  Cancelled: t.orderFacts.statusCancelled,
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
  return t.orderFacts.changedMeanwhile({ status })
}

/** Last 8 characters in capitals: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
