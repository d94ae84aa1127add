import { useContext, useEffect, useId, useSyncExternalStore } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  IDLE_BLOCKER,
} from 'react-router'

/**
 * Holds up a change of page until somebody has answered, as the router's own `useBlocker`, which
 * every shopper would download with the library.
 */
export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const router = useContext(DataRouterContext)?.router
  if (!router) throw new Error('useBlocker needs a data router above it')
  const key = useId()
  useEffect(() => {
    router.getBlocker(key, shouldBlock)
  }, [router, key, shouldBlock])
  useEffect(() => () => router.deleteBlocker(key), [router, key])
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.blockers.get(key) ?? IDLE_BLOCKER,
  )
}
