import { useSyncExternalStore } from 'react'

/** Holds a value outside of React, for code that isn't a component. */
export function observable<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    /** Value as React state; the initial one on the server and during hydration. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
