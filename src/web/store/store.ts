import { useSyncExternalStore } from 'react'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/**
 * The one owner of what came from the server. Loaders ask for a value and hand its entry to their
 * page; pages read entries; answers of changes and the news of events go into the same entry, so
 * that whoever shows a value shows the newest of it.
 */
export interface Entry<Value> {
  /** The value as it is known now; null before the first answer. */
  readonly get: () => Value | null
  /** The value as state. */
  readonly use: () => Value | null
  readonly subscribe: (listener: () => void) => () => void
  /** Takes in what was just answered, unless it is an older version. */
  readonly put: (value: Value) => void
  /**
   * Asks for the value; resolves once it is known. An answer that something newer has overtaken is
   * dropped. When asking fails, what was known stays known.
   *
   * @param take makes the value of what is known and the answer; usually the answer is the value
   * @throws what `read` throws
   */
  readonly ask: Ask<Value>
}

interface Ask<Value> {
  (read: () => Promise<Value>): Promise<Known<Value>>
  <Answer>(
    read: () => Promise<Answer>,
    take: (known: Value | null, answer: Answer) => Value,
  ): Promise<Known<Value>>
}

/** An entry that has been filled, which it stays: what a loader hands to its page. */
export interface Known<Value> extends Entry<Value> {
  readonly get: () => Value
  readonly use: () => Value
}

/** What the values under a key are like. */
interface Kind<Value> {
  /** Counts the changes of a value, where the server tells: a lower one never takes its place. */
  readonly versionOf?: (value: Value) => number
  /** Known until the user changes; otherwise as long as somebody looks at it. */
  readonly stays?: boolean
}

const entries = new Map<string, unknown>()
const listeners = new Set<() => void>()
/** Counts what was asked and answered: the order in which values without versions are newer. */
let moment = 0

/** Hears of every change of any value. Returns how to stop. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The entry under a key, such as `order 1a2b`: the same for everybody who names it. */
export function entryOf<Value>(
  key: string,
  { versionOf = () => 0, stays = false }: Kind<Value> = {},
): Entry<Value> {
  const known = entries.get(key)
  if (known) return known as Entry<Value>

  let value: Value | null = null
  let askedAt = 0
  let watchers = 0
  const set = (next: Value, asked: number) => {
    const isOlder = value !== null && (versionOf(next) - versionOf(value) || asked - askedAt) < 0
    if (isOlder || next === value) return
    value = next
    askedAt = asked
    tell()
  }
  const get = () => value
  const subscribe = (listener: () => void) => {
    const stop = onStoreChange(listener)
    watchers++
    return () => {
      stop()
      watchers--
      // The next page may look at the same, a moment after this one has gone.
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
    put: (next) => set(next, ++moment),
    async ask<Answer>(
      read: () => Promise<Answer>,
      take = (_: Value | null, answer: Answer) => answer as unknown as Value,
    ) {
      const asked = ++moment
      const answer = await read()
      set(take(value, answer), asked)
      return entry as Known<Value>
    },
  }
  entries.set(key, entry)
  return entry
}

/** Whether an entry has been filled. */
export function isKnown<Value>(entry: Entry<Value>): entry is Known<Value> {
  return entry.get() !== null
}

/**
 * Forgets everything as soon as another user is here, or nobody. A page that still stands there keeps
 * the entry that it was handed; answers that come too late go there, and nobody new sees them.
 */
export function forgetWithUser(): () => void {
  let user = currentUser()?._id
  return onSessionChange(() => {
    const now = currentUser()?._id
    if (now === user) return
    user = now
    entries.clear()
    tell()
  })
}

function tell(): void {
  for (const listener of listeners) listener()
}
