/**
 * Single flight for reads that must be fresh: a caller shares only a read that begins after it asked.
 * Callers that come while one runs share the next, so any number of them costs one read at a time.
 */
export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = () => {
    next = null
    running = read().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (next) return next
    if (!running) return begin()
    next = running.then(begin, begin)
    return next
  }
}
