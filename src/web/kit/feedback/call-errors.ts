import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'

/** Whether a call failed without a refusal: no connection, an unreadable answer or a fault of the server. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500)
}

/**
 * Whether a page has nothing to show and redirects the visitor: its subject does not exist, or the
 * shop did not answer. A device that is offline can't load another page either: the page stays and
 * offers a retry.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'OFFLINE') return false
  return error.status === 404 || isUnanswered(error)
}

/** A failure with the delay before a retry, if the server sent one (429, 503). */
export function withWait(failure: Failure, error: unknown): Failure {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  if (seconds === undefined) return failure
  const wait = t.common.retryIn({ wait: formatDelay(seconds) })
  return { ...failure, message: `${failure.message} ${wait}` }
}

/** Delay in words, '4 seconds', '12 minutes', rounded up, so that a retry is never too early. */
export function formatDelay(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 120) return t.common.seconds({ count: whole })
  return t.common.minutes({ count: Math.ceil(whole / 60) })
}
