import { useEffect, useEffectEvent, useState } from 'react'

/** The end of the last reading, and the key that it was for. */
export type ReadState<Value> =
  | { readonly key: string; readonly value: Value }
  | { readonly key: string; readonly error: unknown }

/** Values by their key, each with the moment it was read, in milliseconds of the clock. */
const cache = new Map<string, { readonly value: unknown; readonly at: number }>()
const MOST_CACHED = 8

/**
 * Reads a value of the server into a component: when the key changes, the reading under way is aborted
 * and its answer dropped. For what a page is whole without; what it is about comes from its loader.
 *
 * @param key names the value; null reads nothing
 * @param cachedFor milliseconds for which a value that was read under the key is used again
 * @returns the last reading that ended, also while one for another key is under way; null before
 */
export function useRead<Value>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Value>,
  { cachedFor = 0 }: { readonly cachedFor?: number } = {},
): ReadState<Value> | null {
  const [ended, setEnded] = useState(() => cachedReading<Value>(key, cachedFor))
  const start = useEffectEvent(read)
  useEffect(() => {
    if (key === null) return
    const cached = cachedReading<Value>(key, cachedFor)
    if (cached) return setEnded(cached)
    const leaving = new AbortController()
    start(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return
        if (cachedFor > 0) put(key, value)
        setEnded({ key, value })
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setEnded({ key, error })
      },
    )
    return () => leaving.abort()
  }, [key, cachedFor])
  return ended
}

/** The value of a reading for this key; null while it is under way, and after a failure. */
export function valueRead<Value>(
  reading: ReadState<Value> | null,
  key: string | null,
): Value | null {
  return reading && reading.key === key && 'value' in reading ? reading.value : null
}

function cachedReading<Value>(key: string | null, cachedFor: number): ReadState<Value> | null {
  const cached = key === null ? undefined : cache.get(key)
  if (key === null || !cached || Date.now() - cached.at >= cachedFor) return null
  return { key, value: cached.value as Value }
}

function put(key: string, value: unknown): void {
  cache.delete(key)
  cache.set(key, { value, at: Date.now() })
  for (const [oldest] of cache) if (cache.size > MOST_CACHED) cache.delete(oldest)
}
