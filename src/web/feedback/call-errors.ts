import * as messages from '#messages/retry-wait.ts'
import { ApiError } from '#web/api/send.ts'

/** Server's own sentence for a failed call; the fallback without one. */
export function serverMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status >= 400 && error.message
    ? error.message
    : fallback
}

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

/** Sentence of a refusal, with the delay before a retry if the server sent one (429, 503). */
export function withWait(message: string, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  if (seconds === undefined) return message
  return `${message} ${messages.retryIn({ wait: formatDelay(seconds) })}`
}

/** Delay in words, '4 seconds', '12 minutes', rounded up, so that a retry is never too early. */
export function formatDelay(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 120) return messages.seconds({ count: whole })
  return messages.minutes({ count: Math.ceil(whole / 60) })
}
