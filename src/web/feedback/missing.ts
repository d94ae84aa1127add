import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'

/** Toast and redirect of a page whose subject does not exist. */
export interface MissingSubject {
  readonly message: string
  readonly to: string
}

/**
 * 404 to throw in a loader: the visitor sees the message as a toast and is redirected to `to`.
 * `throw missing('Product not found', paths.products())`
 */
export function missing(message: string, to: string) {
  return data({ message, to } satisfies MissingSubject, { status: 404 })
}

/** Message and redirect of an error that `missing` made; null for every other error. */
export function asMissing(error: unknown): MissingSubject | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  const { message, to } = (error as ErrorResponse).data ?? {}
  return typeof message === 'string' && typeof to === 'string' ? { message, to } : null
}
