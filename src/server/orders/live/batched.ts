/**
 * Hands on what is said, each thing once: the first at once, and what follows within `milliseconds`
 * of that together, so that a burst costs a few pieces of work instead of one for each.
 *
 * @param handOn must not fail
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
