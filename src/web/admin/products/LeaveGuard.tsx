import { useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  IDLE_BLOCKER,
} from 'react-router'
import { currentUser } from '#web/kit/session/session.ts'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'

/**
 * Navigation guard: confirms leaving a page with unsaved changes, by a link, Back or closing the
 * tab. It does not block the redirect to the login after the session ends.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const isDisabled = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isDisabled.current &&
      currentUser() !== null &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDisabled.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    disable: () => {
      isDisabled.current = true
    },
  }
}

/** Blocks navigations; the router's `useBlocker` would be in every shopper's library chunk. */
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

interface LeaveDialogProps {
  readonly guard: ReturnType<typeof useLeaveGuard>
  readonly onLeave: () => void
}

/** Confirmation before unsaved changes are discarded. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      question="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDangerous
      onCancel={guard.stay}
      onConfirm={() => {
        onLeave()
        guard.leave()
      }}
    >
      <p>What you changed on this page is not saved yet and would be lost.</p>
    </ConfirmDialog>
  )
}
