import { type RawBuilder, sql } from 'kysely'
import type { ParsedRequest } from '#domain/contract/call.ts'
import type { CountedOrders, listOrders as listOrdersCall, Order } from '#domain/contract/orders.ts'
import { isFiltered } from '#domain/orders/list-filters.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { clampPage } from '#domain/text/lists.ts'
import type { Queryable } from '#server/schema/database.ts'
import { orderBatches, orderRows } from '../rows.ts'
import { presentToAdmin } from './admin-view.ts'
import { ALL, isListed, statusesOf } from './order-filters.ts'

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** Reads a page of orders, newest first, with the count of each status (rule: owner-figures). */
export async function listOrders(
  db: Queryable,
  { page: wanted, limit, ...filters }: ParsedRequest<typeof listOrdersCall>['query'],
): Promise<CountedOrders> {
  const isFound = isListed(filters, 'status')
  const counts = await countByStatus(db, isFiltered(filters, 'status') ? isFound : null)
  const statuses = statusesOf(filters.status) ?? [ALL]
  const total = statuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const size = limit === undefined || limit < 1 ? PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE)
  const { page, pages } = clampPage(wanted, { total, size })
  const rows =
    total === 0
      ? []
      : await orderRows(db)
          // The subquery is an index-only scan, so that skipped orders are never read.
          .where('orders.sequence', 'in', (eb) =>
            eb
              .selectFrom('orders')
              .select('orders.sequence')
              .where(isListed(filters))
              .orderBy('orders.sequence', 'desc')
              .limit(size)
              .offset((page - 1) * size),
          )
          .orderBy('orders.sequence', 'desc')
          .execute()
  return { orders: await presentToAdmin(db, rows), page, pages, total, counts }
}

/** Reads all orders, newest first, in batches. */
export async function* everyOrder(db: Queryable): AsyncGenerator<Order[], void, void> {
  for await (const rows of orderBatches(db, sql`true`)) yield await presentToAdmin(db, rows)
}

/**
 * Number of orders in total (`all`) and in each status. Without a condition it sums the
 * materialized figures, since counting a hundred thousand rows would dominate the call.
 */
async function countByStatus(
  db: Queryable,
  isFound: RawBuilder<boolean> | null,
): Promise<Record<string, number>> {
  const rows = isFound
    ? await db
        .selectFrom('orders')
        .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
        .where(isFound)
        .groupBy('status')
        .execute()
    : await db
        .selectFrom('order_figures')
        .select((eb) => ['status', eb.fn.sum<number>('orders').as('orders')])
        .groupBy('status')
        .execute()
  const counts: Record<string, number> = { [ALL]: 0 }
  for (const status of orderStatuses) counts[status] = 0
  for (const { status, orders } of rows) {
    counts[status] = orders
    counts[ALL] = (counts[ALL] ?? 0) + orders
  }
  return counts
}
