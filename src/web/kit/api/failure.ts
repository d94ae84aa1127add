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
