import { useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  IDLE_BLOCKER,
} from 'react-router'
import { currentUser } from '#web/session/session.ts'

/** State of an attempted navigation, and its two answers. */
export interface LeaveGuard {
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** Allows the next navigation without a question, after saving. */
  readonly letGo: () => void
}

/**
 * Confirms leaving a page with unsaved changes, by a link, Back or closing the tab. The end of the
 * session is not delayed, so that the login is shown at once.
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isFree.current &&
      currentUser() !== null &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letGo: () => {
      isFree.current = true
    },
  }
}

/**
 * Blocks a navigation until it is confirmed. Replaces the router's `useBlocker`, which every
 * shopper would download with the library.
 */
function useBlocker(shouldBlock: BlockerFunction): Blocker {
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
