import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type AtDesk, actAtDesk } from './desk.ts'

/**
 * Marks an order as delivered. Of an unpaid cash on delivery order the cash counts as collected
 * unless said otherwise; its payment stays open then (D39).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function deliverOrder(
  db: Queryable,
  desk: AtDesk,
  { cashCollected }: { readonly cashCollected: boolean },
): Promise<Order> {
  return actAtDesk(db, desk, { action: { kind: 'deliver', cashCollected } })
}
