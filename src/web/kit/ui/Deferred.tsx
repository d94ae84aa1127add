import { type ReactNode, useDeferredValue } from 'react'
import { isHydrated } from '#web/kit/device/hydration.ts'

interface DeferredProps {
  /** Renders with the rest of the page. */
  readonly atOnce?: boolean
  readonly children: ReactNode
}

/**
 * Defers rendering of content below the first view with `useDeferredValue`: after a navigation the first
 * view is painted first, and input interrupts the rest. Server markup hydrates with the page.
 */
export function Deferred({ atOnce = false, children }: DeferredProps) {
  return useDeferredValue(true, atOnce || !isHydrated()) && children
}
