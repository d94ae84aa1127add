import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#web/api/send.ts'

/** Items of one call: soon enough answered for every proxy, and for somebody who wants to stop. */
export const PIECE = 100

/** Message after a lost connection. */
const BROKEN = 'The connection broke.'

/** How far a long piece of work is. */
export interface Progress {
  readonly tried: number
  readonly total: number
}

/** How far it went. */
export interface PiecesOutcome<Item, Answer> {
  readonly answers: readonly Answer[]
  /** Items that were not tried: somebody stopped it, or the connection broke. */
  readonly left: readonly Item[]
  /** Why the rest was not tried; null when nothing is left, or somebody stopped it. */
  readonly cause: string | null
}

/**
 * Sends many items piece by piece. A piece that is under way is not broken off, so that what is told
 * of it is true; one whose answer was lost counts as not tried.
 *
 * @param onProgress called with the number of items tried so far
 */
export async function inPieces<Item, Answer>(
  items: readonly Item[],
  send: (piece: readonly Item[]) => Promise<readonly Answer[]>,
  signal: AbortSignal,
  onProgress: (tried: number) => void,
): Promise<PiecesOutcome<Item, Answer>> {
  const answers: Answer[] = []
  let tried = 0
  while (tried < items.length && !signal.aborted) {
    const piece = items.slice(tried, tried + PIECE)
    try {
      answers.push(...(await send(piece)))
    } catch (error) {
      return { answers, left: items.slice(tried), cause: messageOf(error, BROKEN) }
    }
    tried += piece.length
    onProgress(tried)
  }
  return { answers, left: items.slice(tried), cause: null }
}

/**
 * Runs work in pieces, one run at a time. `progress` is null when none is running; leaving the page
 * stops it like `stop`, which ends it with the piece under way.
 */
export function usePieces() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    stop: () => running.current?.abort(),
    async run<Item, Answer>(
      items: readonly Item[],
      send: (piece: readonly Item[]) => Promise<readonly Answer[]>,
    ): Promise<PiecesOutcome<Item, Answer>> {
      running.current = new AbortController()
      const tell = (tried: number) => setProgress({ tried, total: items.length })
      tell(0)
      const outcome = await inPieces(items, send, running.current.signal, tell)
      setProgress(null)
      return outcome
    },
  }
}
