import type { DataRouter } from 'react-router'
import { afterPaint } from '#web/kit/ui/after-paint.ts'

/**
 * Defers the router's `loading` state until after the next paint, and skips it when the navigation has
 * ended by then: every state change renders all links again.
 */
export function deferPendingState(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let newest: unknown
    return router.subscribe((state, change) => {
      newest = state
      const notify = () => newest === state && listener(state, change)
      if (state.navigation.state === 'loading') afterPaint(notify)
      else notify()
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
