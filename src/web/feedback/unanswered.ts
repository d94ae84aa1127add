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
