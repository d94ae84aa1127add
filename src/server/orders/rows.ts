import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { notFound, type Refusal } from '#domain/contract/refusal.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import type { StoredProof } from '#domain/orders/proof.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { t } from '#messages'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'

/** Line of an order, as it was sold. */
export type ItemRow = Omit<Selectable<Tables['order_items']>, 'order_id' | 'position'>

/** Order with its lines, as all functions of this area read it. */
export type OrderRow = Selectable<Tables['orders']> & { readonly items: readonly ItemRow[] }

/** Query of orders with their lines, in one statement; the caller filters and sorts. */
export function orderRows(db: Queryable) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items')
          .selectAll()
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('items'),
    )
}

/** Short id of an order in lower case; the same expression as in its index. */
export const shortId = sql<string>`right(orders.id::text, 8)`

const BATCH = 500

/** Batches of orders, newest first, below the sequence `end`; between two no connection is held. */
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

/** Reads the order with this id. @throws Refusal NOT_FOUND, also for an invalid id */
export async function requireOrder(db: Queryable, id: string): Promise<OrderRow> {
  const uuid = parseUuid(id)
  const row =
    uuid === null ? undefined : await orderRows(db).where('orders.id', '=', uuid).executeTakeFirst()
  if (!row) throw orderNotFound()
  return row
}

/** Refusal for an order that does not exist, or that is hidden from the caller. */
export function orderNotFound(): Refusal {
  return notFound(t.orders.notFound)
}

/** State of an order as the domain defines it, from its row. */
export function stateOf(
  row: Pick<Selectable<Tables['orders']>, 'status' | 'payment_method' | 'paid_at' | 'delivered_at'>,
): OrderState {
  return {
    orderStatus: row.status,
    paymentMethod: row.payment_method,
    isPaid: row.paid_at !== null,
    isDelivered: row.delivered_at !== null,
  }
}

/** Whether an order still lacks a name to print (rule: name-to-print). */
export function lacksName(row: OrderRow): boolean {
  const orderItems = row.items.map(({ case_type: caseType, custom_name: customName }) => ({
    caseType,
    customName,
  }))
  return needsName({ ...stateOf(row), orderItems })
}

/** State of the transfer's screenshot; undefined if none was uploaded. */
export function storedProof(row: Selectable<Tables['orders']>): StoredProof | undefined {
  return row.proof_file === null ? undefined : { isRejected: row.proof_rejected }
}

/** SQL condition that an order was placed within the last `days`. */
export function placedWithin(days: number) {
  return sql<boolean>`orders.created_at > now() - make_interval(days => ${days})`
}
