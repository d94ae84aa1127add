import type { RawBuilder } from 'kysely'
import type { BriefOrder } from '#domain/contract/many-orders.ts'
import type { Order } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { countRows, type Queryable } from '#server/schema/database.ts'
import { presentToAdmin } from '../admin/admin-view.ts'
import { isListed, type OrderFilters } from '../admin/order-filters.ts'
import { type OrderRow, orderRows, stateOf } from '../rows.ts'

/** Ids of the orders in the filtered admin list, newest first. */
export async function listOrderIds(
  db: Queryable,
  filters: OrderFilters,
): Promise<{ ids: string[]; total: number }> {
  const isWanted = isListed(filters)
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(isWanted)
    .orderBy('sequence', 'desc')
    .limit(MOST_CHOSEN + 1)
    .execute()
  if (rows.length <= MOST_CHOSEN) return { ids: rows.map(({ id }) => id), total: rows.length }
  const total = await countRows(db.selectFrom('orders').where(isWanted))
  return { ids: rows.slice(0, MOST_CHOSEN).map(({ id }) => id), total }
}

/** Reads complete orders in the sequence of the ids; unknown ids are skipped. */
export async function listNamedOrders(
  db: Queryable,
  ids: readonly string[],
): Promise<{ orders: Order[] }> {
  return { orders: await presentToAdmin(db, await rowsInOrder(db, ids)) }
}

/** Orders in the sequence of the ids; unknown ids are skipped. */
export async function rowsInOrder(db: Queryable, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await rowsById(db, ids)
  return ids.flatMap((id) => rows.get(parseUuid(id) ?? '') ?? [])
}

/** Orders with these ids; invalid ids match none. */
export async function rowsById(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const uuids = ids.flatMap((id) => parseUuid(id) ?? [])
  if (uuids.length === 0) return new Map()
  const rows = await orderRows(db).where('orders.id', 'in', uuids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const KEYS_AT_ONCE = 500

/** Reads the orders that match any key, in batches that each have the default deadline. */
export async function rowsWhere(
  db: Queryable,
  keys: readonly string[],
  hasKey: (keys: readonly string[]) => RawBuilder<boolean>,
): Promise<readonly OrderRow[]> {
  return withFreshDeadline(async () => {
    const rows: OrderRow[] = []
    for (const batch of inParts(keys, KEYS_AT_ONCE)) {
      rows.push(...(await orderRows(db).where(hasKey(batch)).execute()))
    }
    return rows
  })
}

/** Serializes an order briefly, for long tables. */
export function presentBriefly(row: OrderRow): BriefOrder {
  return {
    _id: row.id,
    version: row.version,
    name: row.customer_name,
    city: row.city,
    ...stateOf(row),
    totalPrice: rupeesFromPaisa(row.total_price),
    courier: row.courier,
    trackingNumber: row.tracking_number,
  }
}
