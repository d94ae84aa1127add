import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/**
 * Says a sentence to screen readers, politely, without showing it. The same sentence twice is said
 * twice: a no-break space makes it new.
 */
export function announce(sentence: string): void {
  said = sentence === said ? `${sentence}\u00A0` : sentence
  for (const listener of listeners) listener()
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => said,
    () => '',
  )
}
