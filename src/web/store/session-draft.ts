import type { SessionKey } from '#web/device/device-keys.ts'

/** Something to remember in this tab over a reload, and no longer. */
export interface SessionDraft<T> {
  readonly read: () => T | null
  readonly write: (value: T) => void
  readonly forget: () => void
}

/**
 * Keeps a value under a key of sessionStorage. `understand` answers null for anything it does not
 * know. A browser that refuses storage remembers nothing; the page works without.
 */
export function sessionDraft<T>(
  key: SessionKey,
  understand: (written: unknown) => T | null,
): SessionDraft<T> {
  return {
    read() {
      try {
        return understand(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
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
