import type { SessionKey } from '#web/kit/device/device-keys.ts'

/** Value that survives a reload of this tab. */
export interface SessionDraft<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly forget: () => void
}

/**
 * Stores a value under a key of sessionStorage; without storage it does nothing.
 * @param parse validates the stored value; null for anything invalid
 */
export function sessionDraft<T>(
  key: SessionKey,
  parse: (written: unknown) => T | null,
): SessionDraft<T> {
  return {
    read() {
      try {
        return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is off or full.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Storage is off.
      }
    },
  }
}
