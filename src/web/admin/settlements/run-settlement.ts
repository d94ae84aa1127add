import type { ShownLine } from '#domain/contract/many-orders.ts'
import { isConfirmable } from '#domain/orders/bulk/settlement.ts'
import { inPieces, type WorkObserver } from '../frame/in-pieces.ts'
import type { SettlementLine } from './settlement-sums.ts'

/** The result of a settlement, as far as it went. */
export interface SettlementOutcome {
  /** Every line of the file, those that were confirmed as they are now. */
  readonly lines: readonly SettlementLine[]
  /** Those that were confirmed in vain: each has a note that says why. */
  readonly failed: readonly SettlementLine[]
  /** Orders that were not tried: somebody stopped it, or the connection broke. */
  readonly left: number
  /** Why the rest was not tried; null when nothing is left, or somebody stopped it. */
  readonly cause: string | null
}

/** Orders of one call: soon enough answered for every proxy, and for whoever wants to stop. */
export const PIECE = 100

/** Message after a lost connection. */
const BROKEN = 'The connection broke.'

/**
 * Confirms these lines of a preview piece by piece; what was done stays so, however it ends. A piece
 * sends and receives its own lines alone, so that its work doesn't grow with the file.
 */
export async function runSettlement(
  lines: readonly SettlementLine[],
  confirmed: readonly SettlementLine[],
  sendPiece: (rows: readonly ShownLine[]) => Promise<readonly SettlementLine[]>,
  watched: WorkObserver,
): Promise<SettlementOutcome> {
  const rows = confirmed.flatMap(shownLine)
  const now = new Map(lines.map((line) => [line.line, line]))
  const send = async (piece: readonly ShownLine[]) => {
    for (const line of await sendPiece(piece)) now.set(line.line, line)
  }
  const { tried, cause } = await inPieces(rows, { size: PIECE, broken: BROKEN }, send, watched)
  const failed = rows.slice(0, tried).flatMap(({ line }) => {
    const ended = now.get(line)
    // A concurrent settlement of the line counts as done.
    return ended && !ended.done && ended.verdict !== 'settled' ? [ended] : []
  })
  return { lines: [...now.values()], failed, left: rows.length - tried, cause }
}

/** A line as it is confirmed: as what it was shown to be. */
function shownLine(line: SettlementLine): readonly ShownLine[] {
  const { order, verdict, trackingNumber, amount, courierStatus } = line
  if (order === null || !isConfirmable(verdict)) return []
  const { _id, version } = order
  return [{ line: line.line, order: _id, version, trackingNumber, amount, courierStatus, verdict }]
}
