import type { Order } from '#domain/contract/orders.ts'
import { type Arrival, arrivalOf } from '#domain/orders/expected-words.ts'
import { type OrderWords, orderWords } from '#domain/orders/status-words.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { phoneOf, rejectionReasonOf, totalOf } from './order-facts.ts'

/** Where amounts and phone numbers would break over two lines. */
const figures = /(Rs\.|\b\d{4}) (?=\d)/g

interface ProgressWords extends OrderWords {
  /** When it comes, as things stand now; null when nothing can be promised. */
  readonly arrival: Arrival | null
}

/** Where an order stands and what comes next, in words for whoever looks at it. */
export function progressWords(order: Order): ProgressWords {
  const words = orderWords({
    ...order,
    total: totalOf(order),
    phone: phoneOf(order),
    rejectionReason: rejectionReasonOf(order),
  })
  const nextStep = words.nextStep.replaceAll(figures, '$1\u00A0')
  return { ...words, nextStep, arrival: arrivalOf(order, serverNow()) }
}
