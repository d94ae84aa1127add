/**
 * Throttles calls into batches of distinct values. The first value is passed on at once, those of
 * the next `milliseconds` together, so that a burst costs a few calls instead of one per value.
 *
 * @param handOn must not reject
 */
export function batched<T>(
  milliseconds: number,
  handOn: (said: readonly T[]) => Promise<void>,
): (thing: T) => void {
  const waiting = new Set<T>()
  let isAtWork = false
  const work = async () => {
    while (waiting.size > 0) {
      const said = [...waiting]
      waiting.clear()
      const { promise: rest, resolve } = Promise.withResolvers<void>()
      setTimeout(resolve, milliseconds).unref()
      await Promise.all([handOn(said), rest])
    }
    isAtWork = false
  }
  return (thing) => {
    waiting.add(thing)
    if (isAtWork) return
    isAtWork = true
    void work()
  }
}
