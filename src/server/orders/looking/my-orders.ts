import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { orderRows } from '../rows.ts'
import { presentOrder } from './present.ts'

/** The account's own orders, newest first: by the account, never by an e-mail address. */
export async function listMyOrders(db: Queryable, userId: string): Promise<Order[]> {
  const rows = await orderRows(db)
    .where('user_id', '=', userId)
    .orderBy('orders.sequence', 'desc')
    .execute()
  return rows.map((row) => presentOrder(row, 'full'))
}
