import { randomUUID } from 'node:crypto'
import type { ParsedRequest } from '#domain/contract/call.ts'
import type * as many from '#domain/contract/many-orders.ts'
import { readOrRefuse } from '#domain/contract/refusal.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { possibleStatusColumns, settlementColumns } from '#domain/orders/bulk/courier-columns.ts'
import { meaningOf, statusKey } from '#domain/orders/bulk/courier-statuses.ts'
import { shortIdIn } from '#domain/orders/bulk/keys.ts'
import {
  type CourierStatus,
  fileNameOf,
  type Judgement,
  judge,
  returnNote,
  settlementNote,
} from '#domain/orders/bulk/settlement.ts'
import { readTable } from '#domain/tables/read-table.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { OrderRow } from '../rows.ts'
import { advanceEach, type Outcome } from './bulk.ts'
import {
  findOrders,
  type JudgedLine,
  judgeLines,
  orderMistake,
  presentLine,
  pricedOf,
} from './judge-lines.ts'
import { rowsById } from './orders-by-id.ts'
import { beginSettlement } from './settlements.ts'

/**
 * Dry run of a courier's settlement: parses the file and gives each line a verdict by its order,
 * without changes. `settle` receives lines of this preview, not the file (rule: settlements). Where
 * columns may have statuses and none is recognised, no line can be confirmed until one is chosen,
 * or `null` for none.
 *
 * @throws Refusal INVALID_INPUT for any other file
 */
export async function previewSettlement(
  db: Queryable,
  { csv, columns: chosen, meanings }: ParsedRequest<typeof many.previewSettlement>['body'],
): Promise<many.SettlementPreview> {
  const table = readOrRefuse(readTable(withoutInvisible(csv), settlementColumns, chosen))
  const statusColumns = chosen?.status === undefined ? possibleStatusColumns(table) : []
  const isColumnOpen = statusColumns.length > 0
  const lines = await judgeLines(db, table, meanings, isColumnOpen)
  const { headings, columns } = table
  return {
    headings: [...headings],
    columns,
    statusColumns: [...statusColumns],
    lines: lines.map(presentLine),
  }
}

/**
 * Applies the previewed verdicts: cash marks an order as delivered and paid, a return cancels it,
 * each separately and idempotently. A line whose verdict or order differs from the preview is
 * skipped with the reason (rule: settlements). The settlement's id takes the steps back.
 */
export async function settle(
  db: Queryable,
  adminId: string,
  request: ParsedRequest<typeof many.settle>['body'],
): Promise<{ lines: many.SettlementLine[]; settlement: string }> {
  const { rows: confirmedLines, settlement = randomUUID() } = request
  const fileName = fileNameOf(request.fileName)
  await beginSettlement(db, { id: settlement, fileName, adminId })
  const rows = await rowsById(
    db,
    confirmedLines.map(({ order }) => order),
  )
  const ordersOf = await findOrders(db, confirmedLines.map(namedBy))
  const lines = confirmedLines.map((each) =>
    rejudge(each, rows.get(parseUuid(each.order) ?? '') ?? null, ordersOf(namedBy(each))),
  )
  const due = lines.flatMap(({ confirmed, current, row }) => {
    const { verdict, version } = confirmed
    if (row === null || current.judgement.verdict !== verdict) return []
    const action = verdict === 'returned' ? ('return' as const) : ('deliver' as const)
    return [
      { confirmed, row, action, version, note: historyNote(fileName, current, row), settlement },
    ]
  })
  const done = await advanceEach(db, adminId, due)
  const outcomes = new Map(done.map(([{ confirmed }, outcome]) => [confirmed, outcome]))
  const answers = lines.map(({ confirmed, current }) =>
    afterwards(current, outcomes.get(confirmed)),
  )
  return { lines: answers, settlement }
}

function namedBy({ trackingNumber, shortId }: many.ShownLine) {
  return { trackingNumber, shortId: shortIdIn(shortId) ?? shortIdIn(trackingNumber) }
}

/** Judges a confirmed line by its present order; `row` is the order that the preview showed. */
function rejudge(confirmed: many.ShownLine, row: OrderRow | null, found: readonly OrderRow[]) {
  const { line } = confirmed
  const amount = confirmed.amount === null ? null : paisaFromRupees(confirmed.amount)
  const courier = courierOf(confirmed)
  const mistake = row === null ? 'This order is gone' : nameMistake(confirmed, row, found)
  const judgement: Judgement =
    row === null || mistake !== null
      ? { verdict: 'unknown', note: mistake ?? '' }
      : judge(pricedOf(row), amount, courier)
  const names = namedBy(confirmed)
  const current: JudgedLine = { line, ...names, amount, courier, judgement, order: row }
  return { confirmed, current, row }
}

/** Reason why a line's numbers don't name its order; a changed one is refused by its version. */
function nameMistake(
  confirmed: many.ShownLine,
  row: OrderRow,
  found: readonly OrderRow[],
): string | null {
  if (row.version !== confirmed.version) return null
  const mistake = orderMistake({ ...confirmed, isWhole: true }, found)
  if (mistake !== null) return mistake
  return found[0]?.id === row.id ? null : 'This number is another order’s'
}

/** Courier's status of a shown line; null without one, so that a return needs a status. */
function courierOf({ courierStatus: status, verdict }: many.ShownLine): CourierStatus | null {
  const key = statusKey(status)
  if (key === '') return null
  // The shown verdict implies how the admin interpreted an unknown status.
  const given = { [key]: verdict === 'returned' ? verdict : ('delivered' as const) }
  return { status, meaning: meaningOf(status, given) }
}

function historyNote(fileName: string, { amount, courier }: JudgedLine, row: OrderRow): string {
  return courier?.meaning === 'returned'
    ? returnNote(fileName, courier.status)
    : settlementNote(fileName, pricedOf(row), amount ?? 0)
}

/** Result of a confirmed line. It has no outcome if its verdict had changed. */
function afterwards(line: JudgedLine, outcome: Outcome | undefined): many.SettlementLine {
  const now = presentLine(line)
  if (outcome === undefined) return now
  if (!outcome.ok) return { ...now, note: outcome.message }
  const isReturn = line.judgement.verdict === 'returned'
  if (!outcome.isChanged) {
    const note = isReturn ? 'Already cancelled' : 'Already settled'
    return { ...now, verdict: 'settled', note }
  }
  const state = isReturn
    ? ({ orderStatus: 'Cancelled' } as const)
    : ({ orderStatus: 'Delivered', isPaid: true, isDelivered: true } as const)
  return { ...now, order: now.order && { ...now.order, ...state }, done: true }
}
