import { useSyncExternalStore } from 'react'

/** Value of a module that components read as React state. */
export interface Observable<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Value as React state; the initial one on the server and during hydration. */
  readonly use: () => T
}

/** Holds a value outside of React, for code that isn't a component. */
export function observable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>()
  let value = initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
