import { t } from '#messages'
import type { OrderStatus } from './status-lists.ts'

export type { ChoosableStatus, OrderStatus } from './status-lists.ts'

export const paymentMethods = ['COD', 'Online_Manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Label of a payment method on every screen. */
export const paymentMethodLabels = (): Readonly<Record<PaymentMethod, string>> => ({
  COD: t.orderStatus.COD,
  Online_Manual: t.orderStatus.Online_Manual,
})

/** Status on the screens of shoppers; `Checking` is shown only, never stored (rule: transfer-proof). */
export type ShownStatus = OrderStatus | 'Checking'

/** Label of a status on the screens of shoppers; the status itself is sent, stored and compared. */
export const statusLabels = (): Readonly<Record<ShownStatus, string>> => ({
  Checking: t.orderStatus.statusBeingChecked,
  Pending: t.orderStatus.statusPending,
  'Payment Pending': t.orderStatus.statusPaymentPending,
  'Payment Rejected': t.orderStatus.statusPaymentRejected,
  Paid: t.orderStatus.statusPaid,
  Processing: t.orderStatus.statusProcessing,
  Shipped: t.orderStatus.statusShipped,
  Delivered: t.orderStatus.statusDelivered,
  Cancelled: t.orderStatus.statusCancelled,
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
  return t.orderStatus.changedMeanwhile({ status })
}

/** Last 8 characters in capitals: for people, never accepted as an id. */
export function shortOrderId(id: string): string {
  return id.slice(-8).toUpperCase()
}
