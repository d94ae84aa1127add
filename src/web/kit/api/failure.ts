import { t } from '#messages'
import { ApiError } from './send.ts'

export interface Failure {
  readonly message: string
  /** Why there is no answer, to show as a second line; undefined for an answered call. */
  readonly reason?: string | undefined
}

/** Codes of a call without an answer, or with one that can't be read. */
const unanswered: ReadonlySet<ApiError['code']> = new Set([
  'OFFLINE',
  'TIMEOUT',
  'NETWORK',
  'UNREADABLE',
])

const hasNoAnswer = (error: ApiError) => error.status < 400 && unanswered.has(error.code)

/** The server's sentence, or the fallback with its reason (rule: messages-in-place). */
export function failureOf(error: unknown, fallback: string): Failure {
  const isRefusal = error instanceof ApiError && !hasNoAnswer(error)
  return withReason((isRefusal && error.message) || fallback, error)
}

/** Failure with a sentence of the screen's, whatever the server says, as of a page that can't be loaded. */
export function withReason(message: string, error: unknown): Failure {
  return error instanceof ApiError && hasNoAnswer(error)
    ? { message, reason: error.message }
    : { message }
}

/** Cause of a failure, to show below its title: the server's sentence, or why there is no answer. */
export function causeOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise
}

/** Whether a call failed without a refusal: no connection, an unreadable answer or a fault of the server. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500)
}

/**
 * Whether a page has nothing to show and redirects: its subject is missing, or the shop didn't
 * answer. Offline it stays and offers a retry, as no other page can be loaded either.
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
