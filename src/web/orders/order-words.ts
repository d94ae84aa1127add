import type { Order } from '#domain/contract/orders.ts'
import { type OrderWords, orderWords } from '#domain/orders/status-words.ts'
import { phoneOf, rejectionReasonOf, totalOf } from './order-facts.ts'

/** Where an order stands and what comes next, in words for whoever looks at it. */
export function progressWords(order: Order): OrderWords {
  return orderWords({
    ...order,
    total: totalOf(order),
    phone: phoneOf(order),
    rejectionReason: rejectionReasonOf(order),
  })
}
