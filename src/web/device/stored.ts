import { useSyncExternalStore } from 'react'
import type { LocalKey } from './device-keys.ts'

/** A value kept in localStorage, the same in every tab, readable as React state. */
export interface Stored<T> {
  readonly get: () => T | null
  readonly set: (value: T | null) => void
  /** The value as state; null on the server and while hydrating. */
  readonly use: () => T | null
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps a value under a key of localStorage. `parse` reads the stored text and returns null for
 * anything it does not know. A browser that refuses storage keeps the value for this page only.
 */
export function stored<T>(
  key: LocalKey,
  parse: (text: string) => T | null,
  format: (value: T) => string,
): Stored<T> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | null = null
  let isRead = false

  const take = (next: string | null) => {
    if (isRead && next === text) return
    isRead = true
    text = next
    value = next === null ? null : parse(next)
  }
  const get = () => {
    if (!isRead) take(readKey(key))
    return value
  }
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const heardFromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    take(event.key === null ? null : event.newValue)
    changed()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', heardFromOtherTab)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', heardFromOtherTab)
    }
  }
  return {
    get,
    subscribe,
    set(next) {
      const written = next === null ? null : format(next)
      writeKey(key, written)
      take(written)
      changed()
    },
    use: () => useSyncExternalStore(subscribe, get, () => null),
  }
}

/** Whether something that was read is an object whose fields may be asked for. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeKey(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is off or full: the value lives on in memory until the page is closed.
  }
}
