import { useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  IDLE_BLOCKER,
} from 'react-router'
import { currentUser } from '#web/session/session.ts'

/** Whether somebody is about to leave, and the two answers. */
export interface LeaveGuard {
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** Lets the next step go unasked: the form has been saved. */
  readonly letGo: () => void
}

/**
 * Asks before a page with unsaved changes is left, by a link, Back or closing the tab. The end of
 * the session asks nothing: the login must not wait.
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
 * Holds up a change of page until somebody has answered, as the router's own `useBlocker`, which
 * every shopper would download with the library.
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
