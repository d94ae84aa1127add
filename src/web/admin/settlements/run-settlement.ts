import { inPieces, type Watched } from '../frame/in-pieces.ts'
import type { SettlementLine } from './settlement-sums.ts'

/** What became of a settlement, as far as it went. */
export interface SettlementOutcome {
  /** Every line of the file, those that were to be taken as they are now. */
  readonly lines: readonly SettlementLine[]
  /** Those that were tried in vain: each has a note that says why. */
  readonly failed: readonly SettlementLine[]
  /** Orders that were not tried: somebody stopped it, or the connection broke. */
  readonly left: number
  /** Why the rest was not tried; null when nothing is left, or somebody stopped it. */
  readonly cause: string | null
}

/** Orders of one call: soon enough answered for every proxy, and for whoever wants to stop. */
export const PIECE = 100

/** Said when the connection broke and nobody has said why. */
const BROKEN = 'The connection broke.'

/** Counts the cash of these lines piece by piece; what was counted stays so, however it ends. */
export async function runSettlement(
  lines: readonly SettlementLine[],
  taken: readonly SettlementLine[],
  sendPiece: (orders: readonly string[]) => Promise<readonly SettlementLine[]>,
  watched: Watched,
): Promise<SettlementOutcome> {
  const wanted = taken.filter(({ order }) => order !== null)
  const now = new Map(lines.map((line) => [line.line, line]))
  const count = async (piece: readonly SettlementLine[]) => {
    const answer = await sendPiece(piece.flatMap(({ order }) => order?._id ?? []))
    const isAsked = new Set(piece.map(({ line }) => line))
    for (const line of answer) if (isAsked.has(line.line)) now.set(line.line, line)
  }
  const { tried, cause } = await inPieces(wanted, { size: PIECE, broken: BROKEN }, count, watched)
  const failed = wanted.slice(0, tried).flatMap(({ line }) => {
    const ended = now.get(line)
    // Somebody else may have settled it meanwhile, which is as good.
    return ended && !ended.done && ended.verdict !== 'settled' ? [ended] : []
  })
  return { lines: [...now.values()], failed, left: wanted.length - tried, cause }
}
