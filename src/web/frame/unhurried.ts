import type { DataRouter } from 'react-router'
import { afterPaint } from '#web/ui/after-paint.ts'

/**
 * A router that says that it is on its way only after the press has been painted, and not at all when it
 * is there by then: each of its words has every link rendered again.
 */
export function unhurried(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (hear) => {
    let newest: unknown
    return router.subscribe((state, change) => {
      newest = state
      const tell = () => newest === state && hear(state, change)
      if (state.navigation.state === 'loading') afterPaint(tell)
      else tell()
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
