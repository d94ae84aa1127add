import { formatMoney, type Paisa } from '#domain/money.ts'
import type { OrderState } from './status.ts'

export interface PricedOrder extends OrderState {
  /** Total in paisa. */
  readonly total: Paisa
}

/** Amount in paisa that the courier collects or still owes, or 0 (rule: cash-on-delivery). */
export function amountToCollect(order: PricedOrder): Paisa {
  return isCashOwed(order) && order.orderStatus !== 'Cancelled' ? order.total : 0
}

/** Refund in paisa for an order that was cancelled after its payment (rule: refund-due). */
export function refundDue(order: PricedOrder): Paisa {
  return isRefundDue(order) ? order.total : 0
}

export function isRefundDue(order: OrderState): boolean {
  return order.isPaid && order.orderStatus === 'Cancelled'
}

/** Whether an order was delivered without its cash (rule: cash-on-delivery). */
export function isCashDue(order: OrderState): boolean {
  return isCashOwed(order) && order.isDelivered
}

/** Payment line of a packing slip. */
export interface SlipPayment {
  /** 'Collect Rs. 1,150', 'PAID', 'NOT PAID' or 'CANCELLED'. */
  readonly words: string
  /** Whether the parcel may be shipped: a transfer must have arrived first. */
  readonly mayLeave: boolean
}

export function slipPayment(order: PricedOrder): SlipPayment {
  if (order.orderStatus === 'Cancelled') return { words: 'CANCELLED', mayLeave: false }
  if (order.isPaid) return { words: 'PAID', mayLeave: true }
  const cash = amountToCollect(order)
  return cash > 0
    ? { words: `Collect ${formatMoney(cash)}`, mayLeave: true }
    : { words: 'NOT PAID', mayLeave: false }
}

function isCashOwed(order: OrderState): boolean {
  return order.paymentMethod === 'COD' && !order.isPaid
}
