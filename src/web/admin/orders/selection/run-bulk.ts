import type { BulkResult } from '#domain/contract/many-orders.ts'
import { inPieces, type WorkObserver } from '../../frame/in-pieces.ts'

/** The result of a bulk action, as far as it went. */
export interface BulkOutcome {
  /** How many are where they were to go. */
  readonly done: number
  readonly failed: readonly BulkResult[]
  /** Those that were not tried: somebody stopped it, or the connection broke. */
  readonly left: readonly string[]
  /** Why the rest was not tried; null when nothing is left, or somebody stopped it. */
  readonly cause: string | null
}

/** Few enough that somebody sees it move, and that stopping stops soon. */
export const PIECE = 40

/** Message after a lost connection. */
const BROKEN = 'The connection broke. Those that are left can be tried again.'

/** Does the same to many orders; one whose answer was lost counts as left, and may be done again. */
export async function runBulk(
  ids: readonly string[],
  sendPiece: (ids: readonly string[]) => Promise<readonly BulkResult[]>,
  watched: WorkObserver,
): Promise<BulkOutcome> {
  const results: BulkResult[] = []
  const keep = async (piece: readonly string[]) => {
    results.push(...(await sendPiece(piece)))
  }
  const { tried, cause } = await inPieces(ids, { size: PIECE, broken: BROKEN }, keep, watched)
  return {
    done: results.filter(({ ok }) => ok).length,
    failed: results.filter(({ ok }) => !ok),
    left: ids.slice(tried),
    cause,
  }
}
