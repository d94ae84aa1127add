import { type ComponentType, useState } from 'react'

/**
 * A part of a screen that is fetched when it is touched: `fetch` it as soon as somebody may want it,
 * `open` it with the press. While it is open it is there as `Part`. When it can't be had, `instead`
 * is done.
 */
export function usePart<Props>(get: () => Promise<ComponentType<Props>>, instead: () => void) {
  const [Part, show] = useState<ComponentType<Props> | null>(null)
  return {
    Part,
    fetch: () => void get().catch(() => undefined),
    open: () => void get().then((part) => show(() => part), instead),
    close: () => show(null),
  }
}
