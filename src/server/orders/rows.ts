import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { ORDER_NOT_FOUND } from '#domain/orders/access.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import type { KeptProof } from '#domain/orders/proof.ts'
import type { OrderState } from '#domain/orders/status.ts'
import type { OrderItemsTable, OrdersTable } from '#server/database/tables.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { notFound, type Refusal } from '#server/refusal.ts'

/** A line of an order, as it was sold. */
export type ItemRow = Omit<Selectable<OrderItemsTable>, 'order_id' | 'position'>

/** An order with its lines, as every verb of this area reads it. */
export type OrderRow = Selectable<OrdersTable> & { readonly items: readonly ItemRow[] }

/** Orders with their lines, in one statement; the caller narrows and sorts. */
export function orderRows(db: Queryable) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items')
          .select([
            'product_id',
            'name',
            'image',
            'brand',
            'case_type',
            'device_model',
            'custom_name',
            'list_price',
            'unit_price',
            'quantity',
          ])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('items'),
    )
}

/** The short id of an order, in small letters; the index is of exactly this. */
export const shortId = sql<string>`right(orders.id::text, 8)`

/** Orders that are read at a time when all of them are wanted. */
const BATCH = 500

/**
 * Every wanted order with its lines, newest first, in batches. Nothing is held between two of them,
 * neither a connection nor a snapshot. `end` is the sequence before which they begin.
 */
export async function* orderBatches(
  db: Queryable,
  isWanted: RawBuilder<boolean>,
  end = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly OrderRow[], void, void> {
  for (let before = end; ; ) {
    const rows = await orderRows(db)
      .where('orders.sequence', '<', before)
      .where(isWanted)
      .orderBy('orders.sequence', 'desc')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    before = last.sequence
  }
}

/** The order with this id; text that is no id is simply not found. */
export async function requireOrder(db: Queryable, id: string): Promise<OrderRow> {
  const uuid = parseUuid(id)
  const row =
    uuid === null ? undefined : await orderRows(db).where('orders.id', '=', uuid).executeTakeFirst()
  if (!row) throw orderNotFound()
  return row
}

/** Refusal for an order that does not exist, or must look so. */
export function orderNotFound(): Refusal {
  return notFound(ORDER_NOT_FOUND)
}

/** The domain's state of an order, from its row. */
export function stateOf(
  row: Pick<Selectable<OrdersTable>, 'status' | 'payment_method' | 'paid_at' | 'delivered_at'>,
): OrderState {
  return {
    orderStatus: row.status,
    paymentMethod: row.payment_method,
    isPaid: row.paid_at !== null,
    isDelivered: row.delivered_at !== null,
  }
}

/** Whether an order waits for a name to print (rule: name-to-print). */
export function lacksName(row: OrderRow): boolean {
  const orderItems = row.items.map(({ case_type: caseType, custom_name: customName }) => ({
    caseType,
    customName,
  }))
  return needsName({ ...stateOf(row), orderItems })
}

/** State of the transfer's screenshot; undefined without one. */
export function keptProof(row: Selectable<OrdersTable>): KeptProof | undefined {
  return row.proof_file === null ? undefined : { isRejected: row.proof_rejected }
}

/** Whether an order was placed within the last days. */
export function placedWithin(days: number) {
  return sql<boolean>`orders.created_at > now() - make_interval(days => ${days})`
}
