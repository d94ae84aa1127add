import { expect, test } from 'vitest'
import type { PricedOrder } from '#domain/orders/cash.ts'
import { moneyLabel } from './money-label.ts'

const cash: PricedOrder = {
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
  total: 1146_00,
}
const transfer = {
  ...cash,
  paymentMethod: 'Online_Manual',
  orderStatus: 'Payment Pending',
} as const

test.each<[PricedOrder, string]>([
  [cash, 'Cash to collect'],
  [{ ...cash, orderStatus: 'Delivered', isDelivered: true }, 'Cash due'],
  [{ ...cash, orderStatus: 'Delivered', isDelivered: true, isPaid: true }, 'Paid'],
  [{ ...cash, orderStatus: 'Cancelled' }, 'Never paid'],
  [transfer, 'Transfer awaited'],
  [{ ...transfer, orderStatus: 'Payment Rejected' }, 'Transfer awaited'],
  [{ ...transfer, orderStatus: 'Paid', isPaid: true }, 'Paid'],
  [{ ...transfer, orderStatus: 'Cancelled', isPaid: true }, 'Refund due'],
])('%o: %s', (order, label) => expect(moneyLabel(order)).toBe(label))
