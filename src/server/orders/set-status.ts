import type { Order } from '#domain/contract/orders.ts'
import type { ChoosableStatus } from '#domain/orders/status.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type AtDesk, actAtDesk } from './desk.ts'

/**
 * Sets one of the seven statuses. Delivered and Cancelled are the real actions (D43); the others
 * touch neither the payment nor its date (D42), and bring a cancelled paid order back (D44).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function setOrderStatus(db: Queryable, desk: AtDesk, to: ChoosableStatus): Promise<Order> {
  return actAtDesk(db, desk, { action: { kind: 'set-status', to } })
}
