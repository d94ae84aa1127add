import { sql } from 'kysely'
import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import { readOrRefuse } from '#domain/contract/refusal.ts'
import { type ParcelColumn, parcelColumns } from '#domain/orders/bulk/courier-columns.ts'
import { isShortened, trackingKey } from '#domain/orders/bulk/keys.ts'
import { matchLine, readingsOf } from '#domain/orders/bulk/parcel-lines.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { type ChosenColumns, readTable } from '#domain/tables/read-table.ts'
import { BROKEN_QUOTES } from '#domain/tables/table-file.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import type { Queryable } from '#server/schema/database.ts'
import { shortId } from '../rows.ts'
import { type BriefRow, presentBriefly } from './brief.ts'
import { nameNeededAmong, rowsById, rowsWhere } from './orders-by-id.ts'

export interface MatchRequest {
  /** Pasted table; without it, the answer contains only the orders of `ids`. */
  readonly text?: string | undefined
  readonly columns?: ChosenColumns<ParcelColumn> | undefined
  readonly ids?: readonly string[] | undefined
}

/** Maximum characters of a line that an answer repeats. */
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
  { text, columns, ids }: MatchRequest,
): Promise<MatchedParcels> {
  const chosen = ids === undefined ? null : [...(await rowsById(db, ids)).values()]
  if (text === undefined) {
    const present = await presenterOf(db, chosen ?? [])
    const others = inOrder(chosen ?? [], ids ?? []).map(present)
    return { headings: [], columns: noColumns, lines: [], others }
  }
  const table = readOrRefuse(readTable(withoutInvisible(text), parcelColumns, columns))
  const read = table.lines.map(({ line, cells, isWhole }) => ({
    line,
    cells,
    isWhole,
    readings: isWhole ? readingsOf(cells, table.columns) : [],
  }))
  const keys = new Set(read.flatMap(({ readings }) => readings.map(({ key }) => key)))
  keys.delete('')
  const known = chosen ?? (await openOrders(db, [...keys]))
  const byKey = groupByKey(known)
  const present = await presenterOf(db, known)
  const named = new Set<string>()
  const lines = read.map(({ line, cells, isWhole, readings }) => {
    const { trackingNumber, orders } = matchLine(readings, (key) => byKey.get(key) ?? [], isWaiting)
    for (const { id } of orders) named.add(id)
    return {
      line,
      typed: cells
        .filter((cell) => cell !== '')
        .join(' ')
        .slice(0, LONGEST_TYPED),
      trackingNumber: trackingNumber.slice(0, 60),
      note: isWhole ? noteOn(trackingNumber) : BROKEN_QUOTES,
      orders: orders.slice(0, MOST_MEANT).map(present),
    }
  })
  const others = inOrder(chosen ?? [], ids ?? []).filter(({ id }) => !named.has(id))
  return {
    headings: [...table.headings],
    columns: table.columns,
    lines,
    others: others.map(present),
  }
}

/** Returns a serializer of orders that marks those without a required name to print. */
async function presenterOf(
  db: Queryable,
  rows: readonly BriefRow[],
): Promise<(row: BriefRow) => ParcelOrder> {
  const nameless = await nameNeededAmong(db, rows)
  return (row) => ({
    ...presentBriefly(row),
    phone: row.customer_phone,
    needsName: nameless.has(row.id),
    ...(row.language !== 'en' && { language: row.language }),
  })
}

/** Maximum number of orders of one phone from which an admin can choose. */
const MOST_MEANT = 20

function noteOn(trackingNumber: string): string {
  if (isShortened(trackingNumber)) {
    return 'The spreadsheet has shortened this number: make its column text, and save it again'
  }
  return trackingKey(trackingNumber) === '' ? 'No tracking number in this line' : ''
}

const isWaiting = ({ status }: BriefRow) => status !== 'Shipped'

/** Orders with one of these short ids or phones that are neither delivered nor cancelled. */
async function openOrders(db: Queryable, keys: readonly string[]): Promise<readonly BriefRow[]> {
  return rowsWhere(db, keys, (piece) => {
    const shortIds = piece.filter((key) => !key.startsWith('+')).map((key) => key.toLowerCase())
    const phones = piece.filter((key) => key.startsWith('+'))
    return sql<boolean>`orders.status not in ('Delivered', 'Cancelled') and (
      ${shortId} = any(${shortIds}::text[])
      or orders.customer_phone = any(${phones}::text[]))`
  })
}

function groupByKey(rows: readonly BriefRow[]): ReadonlyMap<string, readonly BriefRow[]> {
  const byKey = new Map<string, BriefRow[]>()
  for (const row of rows) {
    for (const key of new Set([shortOrderId(row.id), row.customer_phone])) {
      byKey.set(key, [...(byKey.get(key) ?? []), row])
    }
  }
  return byKey
}

function inOrder(rows: readonly BriefRow[], ids: readonly string[]): readonly BriefRow[] {
  const position = new Map(ids.map((id, at) => [id.toLowerCase(), at]))
  return rows.toSorted((one, other) => (position.get(one.id) ?? 0) - (position.get(other.id) ?? 0))
}
