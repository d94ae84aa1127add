import type { Order } from '#domain/contract/orders.ts'
import { isForOwner, type OrderMessage } from '#domain/orders/messages.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { messagesAbout } from '#server/mail/outbox.ts'

/** What was sent about an order, what waits and what failed, oldest first (rule: messages). */
export async function messagesOf(db: Queryable, orderId: string): Promise<Order['messages']> {
  const rows = await messagesAbout(db, orderId)
  return rows.map((row) => {
    const kind = row.kind as OrderMessage
    return {
      _id: row.id,
      kind,
      to: isForOwner(kind) ? 'owner' : 'customer',
      state: row.state,
      problem: row.problem,
      createdAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    }
  })
}
