import { formatMoney, type Paisa } from '#domain/money.ts'
import type { OrderState } from './status.ts'

/** An order with what it costs. */
export interface PricedOrder extends OrderState {
  /** Total in paisa. */
  readonly total: Paisa
}

/**
 * Paisa that the courier takes in cash, or still owes the shop when the order was delivered without
 * it (rule: cash-on-delivery); 0 when nothing is to be collected.
 */
export function amountToCollect(order: PricedOrder): Paisa {
  return isCashOwed(order) && order.orderStatus !== 'Cancelled' ? order.total : 0
}

/**
 * Paisa to give back to the customer of an order that was cancelled after its payment
 * (rule: refund-due).
 */
export function refundDue(order: PricedOrder): Paisa {
  return isRefundDue(order) ? order.total : 0
}

export function isRefundDue(order: OrderState): boolean {
  return order.isPaid && order.orderStatus === 'Cancelled'
}

/**
 * Whether an order was delivered without its cash, which 'Mark cash received' settles
 * (rule: cash-on-delivery).
 */
export function isCashDue(order: OrderState): boolean {
  return isCashOwed(order) && order.isDelivered
}

/** The payment line of a packing slip. */
export interface SlipPayment {
  /** 'Collect Rs. 1,150', 'PAID', 'NOT PAID' or 'CANCELLED'. */
  readonly words: string
  /** Whether the parcel may leave: a transfer must have arrived first. */
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
