import { useSyncExternalStore } from 'react'
import { onUserChange } from '#web/kit/session/session.ts'

/**
 * Entry of the client store, the single owner of server data: loaders pass it to their pages, and
 * answers of changes and events update it for all components.
 */
export interface Entry<Value> {
  /** Current value; null before the first answer. */
  readonly get: () => Value | null
  readonly use: () => Value | null
  readonly subscribe: (listener: () => void) => () => void
  /** Sets the value, unless it is an older version. */
  readonly put: (value: Value) => void
  /**
   * Fetches the value. An answer older than the value is dropped; a failure leaves the value.
   * @param take reduces the known value and the answer to the new value; by default the answer
   * @throws what `read` throws
   */
  readonly ask: Ask<Value>
}

interface Ask<Value> {
  (read: () => Promise<Value>): Promise<FilledEntry<Value>>
  <Answer>(
    read: () => Promise<Answer>,
    take: (known: Value | null, answer: Answer) => Value,
  ): Promise<FilledEntry<Value>>
}

/** Entry with a value, which a loader passes to its page. */
export interface FilledEntry<Value> extends Entry<Value> {
  readonly get: () => Value
  readonly use: () => Value
}

interface Kind<Value> {
  /** Server's version of a value: a lower one never replaces a higher one. */
  readonly versionOf?: (value: Value) => number
  /** Stored until the user changes; otherwise while it has subscribers. */
  readonly stays?: boolean
}

const entries = new Map<string, unknown>()
const listeners = new Set<() => void>()
/** Logical clock: orders values without versions. */
let clock = 0

/** Subscribes to changes of all values. Returns the function that unsubscribes. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shared entry under a key, such as `order 1a2b`. */
export function entryOf<Value>(
  key: string,
  { versionOf = () => 0, stays = false }: Kind<Value> = {},
): Entry<Value> {
  const known = entries.get(key)
  if (known) return known as Entry<Value>

  let value: Value | null = null
  let requestedAt = 0
  let watchers = 0
  const set = (next: Value, request: number) => {
    const isOlder =
      value !== null && (versionOf(next) - versionOf(value) || request - requestedAt) < 0
    if (isOlder || next === value) return
    value = next
    requestedAt = request
    notify()
  }
  const get = () => value
  const subscribe = (listener: () => void) => {
    const stop = onStoreChange(listener)
    watchers++
    return () => {
      stop()
      watchers--
      // The next page may subscribe to the same entry right after this one has unsubscribed.
      if (!stays) queueMicrotask(drop)
    }
  }
  const drop = () => {
    if (watchers === 0 && entries.get(key) === entry) entries.delete(key)
  }
  const entry: Entry<Value> = {
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, get),
    put: (next) => set(next, ++clock),
    async ask<Answer>(
      read: () => Promise<Answer>,
      take = (_: Value | null, answer: Answer) => answer as unknown as Value,
    ) {
      const request = ++clock
      const answer = await read()
      set(take(value, answer), request)
      return entry as FilledEntry<Value>
    },
  }
  entries.set(key, entry)
  return entry
}

/** Whether an entry has a value. */
export function isKnown<Value>(entry: Entry<Value>): entry is FilledEntry<Value> {
  return entry.get() !== null
}

/** Clears the store when the user changes; late answers reach only the page that asked. */
export function clearOnUserChange(): () => void {
  return onUserChange(() => {
    entries.clear()
    notify()
  })
}

function notify(): void {
  for (const listener of listeners) listener()
}
