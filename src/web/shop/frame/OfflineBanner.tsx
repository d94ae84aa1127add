import { useSyncExternalStore } from 'react'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', listener, { signal: listening.signal })
  addEventListener('offline', listener, { signal: listening.signal })
  return () => listening.abort()
}

/** Whether the device reports a network; true on the server and while hydrating. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Banner, shown while the device is offline. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status" data-screen-only>
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center font-medium text-sm text-white">
          <Icon name="offline" />
          {t.common.offline}
        </p>
      )}
    </div>
  )
}
