import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type AtDesk, actAtDesk } from './desk.ts'

/**
 * Rejects a transfer. The reason stays in the history, and the customer reads it (D41).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function rejectPayment(db: Queryable, desk: AtDesk, reason: string): Promise<Order> {
  return actAtDesk(db, desk, { action: { kind: 'reject' }, verificationNote: reason })
}
