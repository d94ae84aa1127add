import type { Settlement, ShownLine } from '#domain/contract/many-orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import {
  type CourierMeaning,
  type GivenMeanings,
  meaningOf,
  statusKey,
} from '#domain/orders/bulk/courier-statuses.ts'
import {
  type ConfirmableVerdict,
  fileNameOf,
  isConfirmable,
  judge,
  returnNote,
  settlementNote,
} from '#domain/orders/bulk/settlement.ts'
import { noColumns } from '#domain/orders/bulk/tables.ts'
import { EMPTY_FILE } from '#domain/tables/table-file.ts'
import { withFreshDeadline } from '#server/database/deadline.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { Refusal } from '#server/refusal.ts'
import type { OrderRow } from '../rows.ts'
import type { BriefRow } from './brief.ts'
import { advanceEach, type BulkEntry, type Outcome } from './bulk.ts'
import { type JudgedLine, judgeLines, presentLine, pricedOf } from './judge-lines.ts'
import { rowsById } from './orders-by-id.ts'
import { type ChosenColumns, readTable } from './read-table.ts'

export interface SettlementRequest {
  readonly fileName: string
  readonly csv?: string | undefined
  readonly columns?: ChosenColumns | undefined
  readonly meanings?: GivenMeanings | undefined
  readonly confirm: boolean
  /** Orders whose different amount is taken all the same. */
  readonly accept: readonly string[]
  /** Of all that is to be counted only these. */
  readonly only?: readonly string[] | undefined
  /** Lines of a preview: what is confirmed without the file. */
  readonly rows?: readonly ShownLine[] | undefined
}

/** Message when no column holds amounts or numbers. */
const NO_COLUMNS = 'Please say which columns hold the tracking number and the amount'

/**
 * Reads a courier's settlement and answers what each line is; confirmed, the cash that agrees or was
 * ticked is counted: the order is delivered and paid, and its history names the file. A whole file is
 * judged once, by the preview; lines of it are then confirmed in pieces of `rows`, each of which costs
 * its own orders and nothing of the file. Each order is a step of its own, guarded by its state and
 * version, so that the same file does nothing twice (rule: settlements).
 *
 * @throws Refusal INVALID_INPUT for what is no such file
 */
export async function settle(
  db: Queryable,
  adminId: string,
  { csv, columns, meanings, confirm, accept, only, rows, ...request }: SettlementRequest,
): Promise<Settlement> {
  const fileName = fileNameOf(request.fileName)
  if (confirm && rows) {
    const lines = await confirmLines(db, adminId, fileName, rows)
    return { headings: [], columns: noColumns, fileName, lines: [...lines] }
  }
  if (csv === undefined) throw new Refusal('INVALID_INPUT', EMPTY_FILE)
  const names = ['number', 'order', 'amount', 'status'] as const
  const table = readTable(csv, { names, columns, guesses: true })
  const { number, order, amount } = table.columns
  if (confirm && (amount === null || (number === null && order === null))) {
    throw new Refusal('INVALID_INPUT', NO_COLUMNS)
  }
  const lines = await judgeLines(db, table, meanings)
  const taken = confirm ? lines.filter((line) => isTaken(line, accept, only)) : []
  const confirmed = await confirmLines(db, adminId, fileName, taken.flatMap(shownOf))
  const byLine = new Map(confirmed.map((line) => [line.line, line]))
  return {
    headings: [...table.headings],
    columns: table.columns,
    fileName,
    lines: lines.map((line) => byLine.get(line.line) ?? presentLine(line)),
  }
}

/** Returned parcels are confirmed by `rows` alone, where somebody has seen them. */
function isTaken(
  { order, judged: { verdict } }: JudgedLine,
  accept: SettlementRequest['accept'],
  only: SettlementRequest['only'],
): boolean {
  if (order === null || only?.includes(order.id) === false) return false
  return verdict === 'agreed' || (verdict === 'different' && accept.includes(order.id))
}

function shownOf(line: JudgedLine): readonly ShownLine[] {
  const { amount, courierStatus, trackingNumber, verdict, order } = presentLine(line)
  if (order === null || !isConfirmable(verdict)) return []
  const { _id, version } = order
  return [{ line: line.line, order: _id, version, trackingNumber, amount, courierStatus, verdict }]
}

type Answered = Settlement['lines'][number]

/**
 * Does what was shown of these lines, unless their orders have changed since: counts the cash, or
 * cancels the order whose parcel has come back.
 */
async function confirmLines(
  db: Queryable,
  adminId: string,
  fileName: string,
  shown: readonly ShownLine[],
): Promise<readonly Answered[]> {
  return withFreshDeadline(async () => {
    const answered: Answered[] = []
    for (let from = 0; from < shown.length; from += MOST_AT_ONCE) {
      const piece = shown.slice(from, from + MOST_AT_ONCE)
      answered.push(...(await confirmPiece(db, adminId, fileName, piece)))
    }
    return answered
  })
}

async function confirmPiece(
  db: Queryable,
  adminId: string,
  fileName: string,
  shown: readonly ShownLine[],
): Promise<readonly Answered[]> {
  const rows = await rowsById(
    db,
    shown.map(({ order }) => order),
  )
  const lines = shown.map((each) => judgeAgain(each, rows.get(parseUuid(each.order) ?? '') ?? null))
  const outcomes = new Map<JudgedLine, Outcome>()
  for (const action of ['deliver', 'return'] as const) {
    const due = lines.flatMap(({ line, row, version, isAsShown }) => {
      const isOfAction = (line.judged.verdict === 'returned') === (action === 'return')
      if (row === null || !isAsShown || !isOfAction) return []
      return [{ line, advanced: { row, version, note: historyNote(fileName, line, row) } }]
    })
    const advanced: readonly BulkEntry[] = due.map((each) => each.advanced)
    const ended = await advanceEach(db, { adminId, action }, advanced)
    for (const [at, { line }] of due.entries()) {
      const outcome = ended[at]
      if (outcome) outcomes.set(line, outcome)
    }
  }
  return lines.map(({ line }) => afterwards(line, outcomes.get(line)))
}

interface LineAgain {
  readonly line: JudgedLine
  readonly row: OrderRow | null
  readonly version: number
  /** Whether it still is what it was shown to be. */
  readonly isAsShown: boolean
}

function judgeAgain(shown: ShownLine, row: OrderRow | null): LineAgain {
  const { line, trackingNumber, verdict, version, courierStatus: status } = shown
  const amount = shown.amount === null ? null : paisaFromRupees(shown.amount)
  // By what somebody said of a status that the table doesn't know, the line became what was shown.
  const given = { [statusKey(status)]: meaningShown(verdict) }
  const courier = { status, meaning: meaningOf(status, given) }
  const judged = row
    ? judge(pricedOf(row), amount, courier)
    : { verdict: 'unknown' as const, note: 'This order is gone' }
  const isAsShown = judged.verdict === verdict
  return {
    line: { line, trackingNumber, amount, courier, judged, order: row },
    row,
    version,
    isAsShown,
  }
}

function meaningShown(verdict: ConfirmableVerdict): CourierMeaning {
  return verdict === 'returned' ? 'returned' : 'delivered'
}

function historyNote(fileName: string, { amount, courier }: JudgedLine, row: BriefRow): string {
  return courier?.meaning === 'returned'
    ? returnNote(fileName, courier.status)
    : settlementNote(fileName, pricedOf(row), amount ?? 0)
}

/** A line once it was to be confirmed; without an outcome it was no longer what was shown. */
function afterwards(line: JudgedLine, outcome: Outcome | undefined): Answered {
  const shown = presentLine(line)
  if (outcome === undefined) return shown
  if (!outcome.ok) return { ...shown, note: outcome.message }
  const isReturn = line.judged.verdict === 'returned'
  if (!outcome.isChanged) {
    const note = isReturn ? 'Already cancelled' : 'Already settled'
    return { ...shown, verdict: 'settled', note }
  }
  const state = isReturn
    ? { orderStatus: 'Cancelled' as const }
    : { orderStatus: 'Delivered' as const, isPaid: true, isDelivered: true }
  return { ...shown, order: shown.order && { ...shown.order, ...state }, done: true }
}
