import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Failure } from '#web/kit/api/failure.ts'

/** Toast and redirect of a page whose subject does not exist. */
export interface MissingSubject extends Failure {
  readonly to: string
}

/**
 * 404 to throw in a loader: the visitor sees the failure as a toast and is redirected to `to`.
 * `throw missing({ message: 'Product not found' }, paths.products())`
 */
export function missing(failure: Failure, to: string) {
  return data({ ...failure, to } satisfies MissingSubject, { status: 404 })
}

/** Failure and redirect of an error that `missing` made; null for every other error. */
export function asMissing(error: unknown): MissingSubject | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  const { message, reason, to } = (error as ErrorResponse).data ?? {}
  return typeof message === 'string' && typeof to === 'string' ? { message, reason, to } : null
}
