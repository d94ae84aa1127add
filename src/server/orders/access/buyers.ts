import type { Queryable } from '#server/schema/database.ts'

/** Selects the accounts with a delivered order of the product, own or claimed (rule: reviews). */
export async function buyersAmong(
  db: Queryable,
  productId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['orders.user_id', 'orders.claimed_by'])
    .distinct()
    .where((eb) =>
      eb.or([
        eb('orders.user_id', '=', eb.fn.any(eb.val(accountIds))),
        eb.and([
          eb('orders.claimed_by', '=', eb.fn.any(eb.val(accountIds))),
          eb('orders.is_kept', '=', eb.lit(true)),
        ]),
      ]),
    )
    .where('orders.delivered_at', 'is not', null)
    .where('order_items.product_id', '=', productId)
    .execute()
  return new Set(rows.flatMap(({ user_id, claimed_by }) => user_id ?? claimed_by ?? []))
}
