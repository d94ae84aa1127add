import { useEffect } from 'react'
import { paths } from '#domain/paths.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'

/** Number of orders of which the admin knows; null before the first read. */
let known: number | null = null

/**
 * Notice of new orders on the pages of the admin area that don't show them themselves: without a mail
 * server nothing else tells the owner (rule: live-orders).
 */
export function useNewOrders(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      known = null
      return
    }
    return poll(
      readChanges('getSummary', {}, ({ orders }) => {
        known ??= orders
        if (orders <= known) return
        const action = { label: 'Show', to: paths.adminOrders() }
        toast.info('New orders have come in', { duration: 600_000, action })
      }),
    )
  }, [isOn])
}
