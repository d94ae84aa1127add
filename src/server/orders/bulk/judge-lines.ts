import { sql } from 'kysely'
import type { SettlementLine } from '#domain/contract/many-orders.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { parseAmount } from '#domain/orders/bulk/amounts.ts'
import type { SettlementColumn } from '#domain/orders/bulk/courier-columns.ts'
import {
  LONGEST_STATUS,
  type MeaningByStatus,
  meaningOf,
} from '#domain/orders/bulk/courier-statuses.ts'
import { isShortened, shortIdIn, trackingKey, unquoted } from '#domain/orders/bulk/keys.ts'
import {
  type CourierStatus,
  isConfirmable,
  type Judgement,
  judge,
  withoutStatusColumn,
} from '#domain/orders/bulk/settlement.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import type { Columns } from '#domain/tables/find-columns.ts'
import type { CsvRecord } from '#domain/tables/read-csv.ts'
import type { Table } from '#domain/tables/read-table.ts'
import { BROKEN_QUOTES } from '#domain/tables/table-file.ts'
import type { Queryable } from '#server/schema/database.ts'
import { type OrderRow, shortId, stateOf } from '../rows.ts'
import { presentBriefly, rowsWhere } from './orders-by-id.ts'

export interface JudgedLine {
  readonly line: number
  readonly trackingNumber: string
  /** Short id of the order, from its column or from the column of tracking numbers. */
  readonly shortId: string | null
  readonly amount: Paisa | null
  /** The courier's status; null for a file without a status column. */
  readonly courier: CourierStatus | null
  readonly judgement: Judgement
  readonly order: OrderRow | null
}

interface ParsedLine extends Omit<JudgedLine, 'judgement' | 'order'> {
  readonly isWhole: boolean
}

/**
 * Compares each line of a settlement with its present order; changes nothing.
 *
 * @param isColumnOpen whether it is open which column has the statuses; then no line can be confirmed
 */
export async function judgeLines(
  db: Queryable,
  table: Table<SettlementColumn>,
  meanings: MeaningByStatus | undefined,
  isColumnOpen: boolean,
): Promise<readonly JudgedLine[]> {
  const parsed = table.lines.map((line) => parseLine(line, table.columns, meanings))
  const ordersOf = await findOrders(db, parsed)
  const judged = withoutRepeats(parsed.map((line) => judgeLine(line, ordersOf(line))))
  if (!isColumnOpen) return judged
  return judged.map((line) => ({ ...line, judgement: withoutStatusColumn(line.judgement) }))
}

function parseLine(
  { line, cells, isWhole }: CsvRecord,
  columns: Columns<SettlementColumn>,
  meanings: MeaningByStatus | undefined,
): ParsedLine {
  const cell = (at: number | null) => (at === null || !isWhole ? '' : unquoted(cells[at] ?? ''))
  const trackingNumber = cell(columns.number).slice(0, 60)
  const status = cell(columns.status).slice(0, LONGEST_STATUS)
  return {
    line,
    isWhole,
    trackingNumber,
    shortId: shortIdIn(cell(columns.order)) ?? shortIdIn(trackingNumber),
    amount: parseAmount(cell(columns.amount)),
    courier: columns.status === null ? null : { status, meaning: meaningOf(status, meanings) },
  }
}

/** Fields of a line that identify its order. */
type OrderKeys = Pick<ParsedLine, 'trackingNumber' | 'shortId'>
type OrdersOf = (line: OrderKeys) => readonly OrderRow[]

/** Finds orders by tracking number; by short id if no order has the number. */
export async function findOrders(db: Queryable, lines: readonly OrderKeys[]): Promise<OrdersOf> {
  const numbers = new Set(lines.map(({ trackingNumber }) => trackingKey(trackingNumber)))
  numbers.delete('')
  const shortIds = new Set(lines.flatMap((line) => line.shortId?.toLowerCase() ?? []))
  const byNumber = Map.groupBy(
    await rowsWhere(
      db,
      [...numbers],
      (keys) => sql<boolean>`orders.tracking_number <> '' and
        upper(regexp_replace(orders.tracking_number, '[^0-9A-Za-z]', '', 'g')) = any(${keys}::text[])`,
    ),
    ({ tracking_number }) => trackingKey(tracking_number),
  )
  const byShortId = Map.groupBy(
    await rowsWhere(db, [...shortIds], (keys) => sql<boolean>`${shortId} = any(${keys}::text[])`),
    ({ id }) => shortOrderId(id),
  )
  return (line) =>
    byNumber.get(trackingKey(line.trackingNumber)) ?? byShortId.get(line.shortId ?? '') ?? []
}

function judgeLine(parsed: ParsedLine, found: readonly OrderRow[]): JudgedLine {
  const { isWhole: _isWhole, ...line } = parsed
  const note = orderMistake(parsed, found)
  const [order] = found
  if (order === undefined || note !== null) {
    return { ...line, judgement: { verdict: 'unknown', note: note ?? '' }, order: null }
  }
  return { ...line, judgement: judge(pricedOf(order), line.amount, line.courier), order }
}

/** Reason why the orders found for a line are not exactly one; null for one. */
export function orderMistake(
  { trackingNumber, isWhole }: Pick<ParsedLine, 'trackingNumber' | 'isWhole'>,
  [order, another]: readonly OrderRow[],
): string | null {
  if (order) return another ? 'Several orders have this number' : null
  return isWhole ? numberMistake(trackingNumber) || 'No order has this number' : BROKEN_QUOTES
}

/** What is wrong with a tracking number in a file; '' if nothing is. */
export function numberMistake(trackingNumber: string): string {
  if (isShortened(trackingNumber)) {
    return 'The spreadsheet has shortened this number: make its column text, and save it again'
  }
  return trackingKey(trackingNumber) === '' ? 'No tracking number in this line' : ''
}

export function pricedOf(order: OrderRow) {
  return { ...stateOf(order), total: order.total_price }
}

/** Only the first line of an order counts; none if another says the contrary. */
function withoutRepeats(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const byOrder = Map.groupBy(
    lines.filter(({ order, judgement }) => order && isConfirmable(judgement.verdict)),
    ({ order }) => order?.id,
  )
  const repeats = new Map<JudgedLine, Judgement>()
  for (const [first, ...others] of byOrder.values()) {
    if (first === undefined || others.length === 0) continue
    const contrary = others.find((other) => isReturn(other) !== isReturn(first))
    if (contrary) repeats.set(first, contradicted(contrary))
    for (const other of others) {
      const note = `Line ${first.line} names it too`
      repeats.set(other, contrary ? contradicted(first) : { verdict: 'settled', note })
    }
  }
  return lines.map((line) => ({ ...line, judgement: repeats.get(line) ?? line.judgement }))
}

const isReturn = ({ judgement }: JudgedLine) => judgement.verdict === 'returned'

function contradicted({ line }: JudgedLine): Judgement {
  return { verdict: 'unclear', note: `Line ${line} names it too, with another status` }
}

/** Serializes a line for the answer. */
export function presentLine(line: JudgedLine): SettlementLine {
  const { trackingNumber, shortId, amount, courier, judgement, order } = line
  return {
    line: line.line,
    trackingNumber,
    shortId: shortId ?? '',
    amount: amount === null ? null : rupeesFromPaisa(amount),
    courierStatus: courier?.status ?? '',
    ...judgement,
    order: order && presentBriefly(order),
    done: false,
  }
}
