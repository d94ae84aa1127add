import type { Order } from '#domain/contract/orders.ts'
import { type Arrival, arrivalOf } from '#domain/orders/arrival.ts'
import { type OrderWords, orderWords } from '#domain/orders/status-words.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { phoneOf, rejectionReasonOf, totalOf } from './order-facts.ts'

/** Spaces at which amounts and phone numbers would wrap. */
const figures = /(Rs\.|\b\d{4}) (?=\d)/g

interface ProgressWords extends OrderWords {
  /** Expected delivery as of now; null if none can be promised. */
  readonly arrival: Arrival | null
}

/** Status of an order and its next step in words, for its viewer. */
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
