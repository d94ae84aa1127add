/**
 * Coalesces reads that must be fresh: unlike `SingleFlight`, a caller never joins a running read,
 * which may have missed its changes. All callers during one read share the next one, so one read
 * runs at a time.
 */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
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
