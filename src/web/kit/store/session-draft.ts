import type { SessionKey } from '#web/kit/device/device-keys.ts'

/** Value that survives a reload of this tab. */
export type SessionDraft<T> = ReturnType<typeof sessionDraft<T>>

/**
 * Stores a value under a key of sessionStorage; without storage it does nothing.
 * @param parse validates the stored value; null for anything invalid
 */
export function sessionDraft<T>(key: SessionKey, parse: (written: unknown) => T | null) {
  return {
    read(): T | null {
      try {
        return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(value: T): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is off or full.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Storage is off.
      }
    },
  }
}
