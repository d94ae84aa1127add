import { sql } from 'kysely'
import type { Settlement } from '#domain/contract/many-orders.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { parseAmount } from '#domain/orders/many/amounts.ts'
import { isShortened, shortIdIn, trackingKey, unquoted } from '#domain/orders/many/keys.ts'
import { fileNameOf, type Judged, judge, settlementNote } from '#domain/orders/many/settlement.ts'
import type { Cells, Columns } from '#domain/orders/many/tables.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { type OrderRow, shortId, stateOf } from '../rows.ts'
import { presentBriefly } from './brief.ts'
import { advanceEach, type Outcome } from './bulk.ts'
import { rowsWhere } from './named.ts'
import { readTable } from './read-table.ts'

export interface SettlementRequest {
  readonly fileName: string
  readonly csv: string
  readonly columns?: Columns | undefined
  readonly confirm: boolean
  /** Orders whose different amount is taken all the same. */
  readonly accept: readonly string[]
  /** Of all that is to be counted only these. */
  readonly only?: readonly string[] | undefined
}

/** Said when no column holds the amounts or the numbers. */
const NO_COLUMNS = 'Please say which columns hold the tracking number and the amount'

interface Line {
  readonly line: number
  readonly trackingNumber: string
  readonly amount: Paisa | null
  readonly judged: Judged
  readonly order: OrderRow | null
}

/**
 * Reads a courier's settlement and answers what each line is; confirmed, the cash that agrees or was
 * ticked is counted: the order is delivered and paid, and its history names the file. Each order is a
 * step of its own, guarded by its state, so that the same file does nothing twice (rule: settlements).
 *
 * @throws Refusal INVALID_INPUT for what is no such file
 */
export async function settle(
  db: Queryable,
  adminId: string,
  { csv, columns, confirm, accept, only, ...request }: SettlementRequest,
): Promise<Settlement> {
  const fileName = fileNameOf(request.fileName)
  const table = readTable(csv, { names: ['number', 'order', 'amount'], columns, guesses: true })
  const { number, order, amount } = table.columns
  if (confirm && (amount === null || (number === null && order === null))) {
    throw new Refusal('INVALID_INPUT', NO_COLUMNS)
  }
  const read = table.lines.map(({ line, cells }) => ({ line, ...readLine(cells, table.columns) }))
  const found = await ordersNamed(db, read)
  const settledBy = new Map<string, number>()
  const lines = read.map((each): Line => judgeLine(each, found(each), settledBy))
  const accepted = new Set(accept)
  const wanted = only === undefined ? null : new Set(only)
  const isTaken = ({ judged: { verdict }, order }: Line) =>
    order !== null &&
    (wanted?.has(order.id) ?? true) &&
    (verdict === 'agreed' || (verdict === 'different' && accepted.has(order.id)))
  const taken = confirm ? await takeCash(db, adminId, fileName, lines.filter(isTaken)) : noneTaken
  return {
    headings: [...table.headings],
    columns: table.columns,
    fileName,
    lines: lines.map((line) => taken.get(line) ?? present(line)),
  }
}

interface ReadLine {
  readonly line: number
  readonly trackingNumber: string
  /** The short id, out of its column or where the number should be. */
  readonly shortId: string | null
  readonly amount: Paisa | null
}

function readLine(cells: Cells, columns: Columns): Omit<ReadLine, 'line'> {
  const cell = (at: number | null) => (at === null ? '' : unquoted(cells[at] ?? ''))
  const trackingNumber = cell(columns.number).slice(0, 60)
  return {
    trackingNumber,
    shortId: shortIdIn(cell(columns.order)) ?? shortIdIn(trackingNumber),
    amount: parseAmount(cell(columns.amount)),
  }
}

type Found = (line: ReadLine) => readonly OrderRow[]

/** By tracking number; by short id what no number finds. */
async function ordersNamed(db: Queryable, lines: readonly ReadLine[]): Promise<Found> {
  const numbers = new Set(lines.map(({ trackingNumber }) => trackingKey(trackingNumber)))
  numbers.delete('')
  const shortIds = new Set(lines.flatMap(({ shortId }) => shortId?.toLowerCase() ?? []))
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
  return ({ trackingNumber, shortId }) =>
    byNumber.get(trackingKey(trackingNumber)) ?? byShortId.get(shortId ?? '') ?? []
}

/** `settledBy` knows the line of each order that the file has named before. */
function judgeLine(
  { line, trackingNumber, amount }: ReadLine,
  found: readonly OrderRow[],
  settledBy: Map<string, number>,
): Line {
  const [order = null, another] = found
  const is = (judged: Judged): Line => ({ line, trackingNumber, amount, judged, order })
  if (order === null) return is({ verdict: 'unknown', note: whyUnknown(trackingNumber) })
  if (another) {
    const note = 'Several orders have this number'
    return { ...is({ verdict: 'unknown', note }), order: null }
  }
  const judged = judge({ ...stateOf(order), total: order.total_price }, amount)
  if (judged.verdict !== 'agreed' && judged.verdict !== 'different') return is(judged)
  const before = settledBy.get(order.id)
  if (before !== undefined) return is({ verdict: 'settled', note: `Line ${before} names it too` })
  settledBy.set(order.id, line)
  return is(judged)
}

function whyUnknown(trackingNumber: string): string {
  if (trackingKey(trackingNumber) === '') return 'No tracking number in this line'
  return isShortened(trackingNumber)
    ? 'The spreadsheet has shortened this number: make its column text, and save it again'
    : 'No order has this number'
}

type Answered = Settlement['lines'][number]

function present({ line, trackingNumber, amount, judged, order }: Line): Answered {
  return {
    line,
    trackingNumber,
    amount: amount === null ? null : rupeesFromPaisa(amount),
    ...judged,
    order: order && presentBriefly(order),
    done: false,
  }
}

const noneTaken: ReadonlyMap<Line, Answered> = new Map()

/** Counts the cash of these lines, unless somebody has done so or cancelled an order meanwhile. */
async function takeCash(
  db: Queryable,
  adminId: string,
  fileName: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, Answered>> {
  const orders = lines.flatMap((line) => {
    const { order: row, amount } = line
    if (row === null || amount === null) return []
    const priced = { ...stateOf(row), total: row.total_price }
    return [{ line, row, note: settlementNote(fileName, priced, amount) }]
  })
  const asked = { adminId, action: 'deliver' } as const
  const outcomes = await advanceEach(
    db,
    asked,
    orders.map(({ row, note }) => ({ row, note })),
  )
  return new Map(orders.map(({ line }, at) => [line, afterwards(line, outcomes[at])]))
}

/** A line once its cash was to be counted. */
function afterwards(line: Line, outcome: Outcome | undefined): Answered {
  const shown = present(line)
  if (outcome === undefined) return shown
  if (!outcome.ok) return { ...shown, note: outcome.message }
  if (!outcome.isChanged) return { ...shown, verdict: 'settled', note: 'Already settled' }
  const order = shown.order && {
    ...shown.order,
    orderStatus: 'Delivered' as const,
    isPaid: true,
    isDelivered: true,
  }
  return { ...shown, order, done: true }
}
