import { useEffect, useEffectEvent, useState } from 'react'

/** Outcome of the last read, with its key. */
export type ReadState<Value> =
  | { readonly key: string; readonly value: Value }
  | { readonly key: string; readonly error: unknown }

/** Values by key, each with the time of its read in milliseconds of the clock. */
const cache = new Map<string, { readonly value: unknown; readonly at: number }>()
const MOST_CACHED = 8

/**
 * Reads a server value for an optional part of a page; a changed key aborts the read in flight.
 * @param key names the value; null reads nothing
 * @param cachedFor milliseconds for which a value read under the key is reused
 * @returns the last completed read, also while one for another key is in flight; null before
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

/** Value of a read for this key; null while it is in flight, and after a failure. */
export function valueRead<Value>(
  reading: ReadState<Value> | null,
  key: string | null,
): Value | null {
  return reading && reading.key === key && 'value' in reading ? reading.value : null
}

/** Value of the last completed read, also while another is in flight; null after a failure. */
export function lastValueRead<Value>(reading: ReadState<Value> | null): Value | null {
  return reading && 'value' in reading ? reading.value : null
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
