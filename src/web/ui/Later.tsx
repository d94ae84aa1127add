import { type ReactNode, useDeferredValue } from 'react'
import { isAlive } from '#web/device/alive.ts'

interface LaterProps {
  /** It is needed with the rest after all. */
  readonly atOnce?: boolean
  readonly children: ReactNode
}

/**
 * A part of a page that is not in its first view: who goes on to the page sees that first, and this is
 * rendered behind it, in pieces that a press can come between. What the server sent is there already.
 */
export function Later({ atOnce = false, children }: LaterProps) {
  return useDeferredValue(true, atOnce || !isAlive()) && children
}
