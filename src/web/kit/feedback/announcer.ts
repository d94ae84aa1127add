import { useSyncExternalStore } from 'react'

let announcement = ''
const listeners = new Set<() => void>()

/**
 * Announces a sentence to screen readers through the polite live region. A repeated sentence gets a
 * no-break space, so that it is announced again.
 */
export function announce(sentence: string): void {
  announcement = sentence === announcement ? `${sentence}\u00A0` : sentence
  for (const listener of listeners) listener()
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => announcement,
    () => '',
  )
}
