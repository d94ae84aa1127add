import { useEffect } from 'react'
import { ApiError } from '#web/api/send.ts'

/** Whether a call brought no answer to its question: no connection, or a shop that failed itself. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500)
}

/**
 * Whether a page has nothing to show and the visitor goes on elsewhere: there is no such thing, or
 * the shop did not answer. On a device that is offline there is nowhere to go on: it stays, says so
 * and offers another try.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'OFFLINE') return false
  return error.status === 404 || isUnanswered(error)
}

/** What a page shows at this moment, for its loader. */
export interface ShownData<Data> {
  /** Null while the page is not on the screen. */
  readonly now: () => Data | null
  /** Called by the page's component with what it shows. */
  readonly useShown: (data: Data) => void
}

/**
 * Lets a loader fall back on what its page shows: a page that stands there is not taken away because
 * it could not be read a second time.
 */
export function shownData<Data>(): ShownData<Data> {
  let shown: Data | null = null
  return {
    now: () => shown,
    useShown(data) {
      useEffect(() => {
        shown = data
        return () => {
          shown = null
        }
      }, [data])
    },
  }
}
