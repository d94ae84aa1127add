import type { Queryable } from '#server/database/transaction.ts'

/** Which of these accounts have a delivered order that holds the product (rule: reviews). */
export async function buyersAmong(
  db: Queryable,
  productId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.user_id')
    .distinct()
    .where('orders.user_id', '=', (eb) => eb.fn.any(eb.val(accountIds)))
    .where('orders.delivered_at', 'is not', null)
    .where('order_items.product_id', '=', productId)
    .execute()
  return new Set(rows.flatMap(({ user_id }) => user_id ?? []))
}
