import type { RawBuilder } from 'kysely'
import type { BriefOrder } from '#domain/contract/many-orders.ts'
import type { Order } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import type { Queryable, RowOf } from '#server/schema/database.ts'
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
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow()
  return { ids: rows.slice(0, MOST_CHOSEN).map(({ id }) => id), total }
}

/** Reads complete orders in the sequence of the ids; unknown ids are skipped. */
export async function listNamedOrders(
  db: Queryable,
  ids: readonly string[],
): Promise<{ orders: Order[] }> {
  const rows = await rowsById(db, ids)
  const wanted = ids.flatMap((id) => rows.get(parseUuid(id) ?? '') ?? [])
  return { orders: await presentToAdmin(db, wanted) }
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

/**
 * Reads the orders that match any key, with one statement per batch of keys. Each statement has the
 * default deadline, so that a long file takes more statements instead of exceeding the request's.
 */
export async function rowsWhere(
  db: Queryable,
  keys: readonly string[],
  hasKey: (keys: readonly string[]) => RawBuilder<boolean>,
): Promise<readonly BriefRow[]> {
  return withFreshDeadline(async () => {
    const rows: BriefRow[] = []
    for (const batch of inParts(keys, KEYS_AT_ONCE)) {
      const found = db.selectFrom('orders').select(briefColumns).where(hasKey(batch))
      rows.push(...(await found.execute()))
    }
    return rows
  })
}

/** Ids of the orders without a required name to print (rule: name-to-print). */
export async function nameNeededAmong(
  db: Queryable,
  rows: readonly BriefRow[],
): Promise<ReadonlySet<string>> {
  return withFreshDeadline(async () => {
    const ids = new Set<string>()
    for (const batch of inParts(rows, KEYS_AT_ONCE)) {
      const items = await db
        .selectFrom('order_items')
        .select(['order_id', 'case_type as caseType', 'custom_name as customName'])
        .where('order_id', '=', (eb) => eb.fn.any(eb.val(batch.map(({ id }) => id))))
        .execute()
      const byOrder = Map.groupBy(items, (item) => item.order_id)
      for (const row of batch) {
        const orderItems = byOrder.get(row.id) ?? []
        if (needsName({ ...stateOf(row), orderItems })) ids.add(row.id)
      }
    }
    return ids
  })
}

/** Columns of an order in long tables; without lines and addresses. */
export const briefColumns = [
  'id',
  'version',
  'customer_name',
  'customer_phone',
  'city',
  'payment_method',
  'status',
  'paid_at',
  'delivered_at',
  'total_price',
  'courier',
  'tracking_number',
  'language',
] as const
export type BriefRow = RowOf<'orders', typeof briefColumns>

/** Serializes an order briefly, for long tables. */
export function presentBriefly(row: BriefRow): BriefOrder {
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
