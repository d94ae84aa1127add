import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type AtDesk, actAtDesk } from './desk.ts'

/**
 * Marks a transfer as received, also after a rejection (D40), or the cash of an order that was
 * delivered without it (D39). The note takes the place of an earlier one, of a rejection too.
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function confirmPayment(
  db: Queryable,
  desk: AtDesk,
  verificationNote: string,
): Promise<Order> {
  return actAtDesk(db, desk, { action: { kind: 'pay' }, verificationNote })
}
