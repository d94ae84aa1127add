import { messageOf } from '#web/api/send.ts'

/** How a long piece of work is watched, and stopped. */
export interface WorkObserver {
  readonly signal: AbortSignal
  /** How many have been tried. */
  readonly onProgress: (tried: number) => void
}

/** How far it went. */
interface PieceResult {
  readonly tried: number
  /** Why the rest was not tried; null when nothing is left, or somebody stopped it. */
  readonly cause: string | null
}

/**
 * Sends many piece by piece. A piece that is under way is not broken off, so that what is told of it
 * is true; one whose answer was lost counts as not tried.
 *
 * @param broken said when the connection broke and nobody has said why
 */
export async function inPieces<Item>(
  items: readonly Item[],
  { size, broken }: { readonly size: number; readonly broken: string },
  send: (piece: readonly Item[]) => Promise<void>,
  { signal, onProgress }: WorkObserver,
): Promise<PieceResult> {
  let tried = 0
  while (tried < items.length && !signal.aborted) {
    const piece = items.slice(tried, tried + size)
    try {
      await send(piece)
    } catch (error) {
      return { tried, cause: messageOf(error, broken) }
    }
    tried += piece.length
    onProgress(tried)
  }
  return { tried, cause: null }
}
