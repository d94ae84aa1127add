import { sql } from 'kysely'
import type { ParsedRequest } from '#domain/contract/call.ts'
import type * as many from '#domain/contract/many-orders.ts'
import { readOrRefuse } from '#domain/contract/refusal.ts'
import { parcelColumns } from '#domain/orders/bulk/courier-columns.ts'
import { matchLine, readingsOf } from '#domain/orders/bulk/parcel-lines.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { readTable } from '#domain/tables/read-table.ts'
import { BROKEN_QUOTES } from '#domain/tables/table-file.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import type { Queryable } from '#server/schema/database.ts'
import { lacksName, type OrderRow, shortId } from '../rows.ts'
import { numberMistake } from './judge-lines.ts'
import { presentBriefly, rowsInOrder, rowsWhere } from './orders-by-id.ts'

const LONGEST_TYPED = 120

const noColumns = { order: null, phone: null, number: null }

/**
 * Matches the lines of a table to open orders by short id or phone, without changes: an admin
 * reviews the matches first (rule: bulk-actions).
 *
 * @throws Refusal INVALID_INPUT for text that is no table
 */
export async function matchParcels(
  db: Queryable,
  { text, columns, ids }: ParsedRequest<typeof many.matchParcels>['body'],
): Promise<many.MatchedParcels> {
  const chosen = ids && (await rowsInOrder(db, ids))
  if (text === undefined) {
    const others = (chosen ?? []).map(presentForParcel)
    return { headings: [], columns: noColumns, lines: [], others }
  }
  const table = readOrRefuse(readTable(withoutInvisible(text), parcelColumns, columns))
  const parsed = table.lines.map((line) => ({
    ...line,
    readings: line.isWhole ? readingsOf(line.cells, table.columns) : [],
  }))
  const keys = new Set(parsed.flatMap(({ readings }) => readings.map(({ key }) => key)))
  keys.delete('')
  const known = chosen ?? (await openOrders(db, [...keys]))
  const byKey = groupByKey(known)
  const matched = new Set<string>()
  const lines = parsed.map(({ line, cells, isWhole, readings }) => {
    const { trackingNumber, orders } = matchLine(readings, (key) => byKey.get(key) ?? [], isWaiting)
    for (const { id } of orders) matched.add(id)
    const typed = cells.filter((cell) => cell !== '').join(' ')
    return {
      line,
      typed: typed.slice(0, LONGEST_TYPED),
      trackingNumber: trackingNumber.slice(0, 60),
      note: isWhole ? numberMistake(trackingNumber) : BROKEN_QUOTES,
      orders: orders.slice(0, MOST_MEANT).map(presentForParcel),
    }
  })
  const others = (chosen ?? []).filter(({ id }) => !matched.has(id)).map(presentForParcel)
  return { headings: [...table.headings], columns: table.columns, lines, others }
}

function presentForParcel(row: OrderRow): many.ParcelOrder {
  return {
    ...presentBriefly(row),
    phone: row.customer_phone,
    needsName: lacksName(row),
    ...(row.language !== 'en' && { language: row.language }),
  }
}

/** Maximum number of orders of one phone from which an admin can choose. */
const MOST_MEANT = 20

const isWaiting = ({ status }: OrderRow) => status !== 'Shipped'

/** Orders with one of these short ids or phones that are neither delivered nor cancelled. */
async function openOrders(db: Queryable, keys: readonly string[]): Promise<readonly OrderRow[]> {
  return rowsWhere(db, keys, (piece) => {
    const shortIds = piece.filter((key) => !key.startsWith('+')).map((key) => key.toLowerCase())
    const phones = piece.filter((key) => key.startsWith('+'))
    return sql<boolean>`orders.status not in ('Delivered', 'Cancelled') and (
      ${shortId} = any(${shortIds}::text[])
      or orders.customer_phone = any(${phones}::text[]))`
  })
}

function groupByKey(rows: readonly OrderRow[]): ReadonlyMap<string, readonly OrderRow[]> {
  const byId = Map.groupBy(rows, ({ id }) => shortOrderId(id))
  return new Map([...Map.groupBy(rows, (row) => row.customer_phone), ...byId])
}
