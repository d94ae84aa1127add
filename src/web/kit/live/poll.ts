import type { CallName } from '#domain/contract/addresses/index.ts'
import {
  type AnswerOf,
  ApiError,
  exchange,
  NOT_MODIFIED,
  type RequestOf,
  readJson,
  type SendOptions,
} from '#web/kit/api/send.ts'

/** Milliseconds between two reads of a visible page. */
export const POLL_INTERVAL = 20_000

/**
 * Polls while the page is visible, every 20 s and at once when the visitor comes back (rule:
 * live-orders), one read at a time. Returns the function that stops it and aborts a read.
 */
export function poll(read: (signal: AbortSignal) => Promise<unknown>): () => void {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let hasReturned = false

  const turn = async () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    isReading = true
    try {
      do {
        hasReturned = false
        await read(stopping.signal)
      } while (hasReturned)
    } catch (error) {
      // The page keeps what it shows, and the next read may succeed.
      if (!(error instanceof ApiError) && !stopping.signal.aborted) throw error
    } finally {
      isReading = false
      if (!stopping.signal.aborted) timer = setTimeout(turn, POLL_INTERVAL)
    }
  }
  const onReturn = () => {
    // A read that began before the return may answer with what was true before it.
    if (isReading) hasReturned = true
    else void turn()
  }
  for (const sign of ['visibilitychange', 'focus', 'online']) {
    addEventListener(sign, onReturn, { signal: stopping.signal })
  }
  timer = setTimeout(turn, POLL_INTERVAL)
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}

/**
 * Read of a call for `poll`: passes each answer that differs from the last one on to `take`. An
 * answer counts as taken only once `take` has succeeded, so that none is lost to a failure.
 * @param options options of each read, such as the proof of access to an order
 */
export function readChanges<Name extends CallName>(
  name: Name,
  parts: RequestOf<Name>,
  take: (answer: AnswerOf<Name>, signal: AbortSignal) => unknown,
  options: () => SendOptions = () => ({}),
): (signal: AbortSignal) => Promise<void> {
  let etag: string | undefined
  return async (signal) => {
    const known = { ...options(), etag, signal }
    const changed = await exchange(name, parts, known, async (response) =>
      response.status === NOT_MODIFIED
        ? null
        : {
            answer: (await readJson(response)) as AnswerOf<Name>,
            etag: response.headers.get('etag'),
          },
    )
    if (changed === null || signal.aborted) return
    await take(changed.answer, signal)
    etag = changed.etag ?? undefined
  }
}
