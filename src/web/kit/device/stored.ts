import { useSyncExternalStore } from 'react'
import type { LocalKey } from './device-keys.ts'

/**
 * Value under a key of localStorage, shared by all tabs and readable as React state; without storage in
 * memory, for this page only.
 * @param parse parses the stored text; null for anything invalid
 */
export function stored<T>(
  key: LocalKey,
  parse: (text: string) => T | null,
  format: (value: T) => string,
) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | null = null
  let isRead = false

  const update = (next: string | null) => {
    if (isRead && next === text) return
    isRead = true
    text = next
    value = next === null ? null : parse(next)
  }
  const get = () => {
    if (!isRead) update(readKey(key))
    return value
  }
  const change = (next: string | null) => {
    update(next)
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) change(event.newValue)
    else if (event.key === null) change(null)
  }
  // A page that Back restores from memory has missed the events of other pages (rule:
  // restored-pages).
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) change(readKey(key))
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0 && !import.meta.env.SSR) {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onPageShow)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || import.meta.env.SSR) return
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }
  return {
    get,
    subscribe,
    set(next: T | null) {
      const written = next === null ? null : format(next)
      writeKey(key, written)
      change(written)
    },
    /** Value as React state; null on the server and during hydration. */
    use: () => useSyncExternalStore(subscribe, get, () => null),
  }
}

/** Whether a parsed value is an object. */
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
    // Storage is off or full: the value stays in memory until the page is closed.
  }
}
