import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'

/** What a page that isn't there says, and where it sends the visitor. */
export interface Missing {
  readonly message: string
  readonly to: string
}

/**
 * Throw this in a loader for a thing that can't be had: the server answers 404, the visitor reads
 * the message as a toast and goes to `to`. `throw missing('Product not found', paths.products())`
 */
export function missing(message: string, to: string) {
  return data({ message, to } satisfies Missing, { status: 404 })
}

/** The message and way out of an error that `missing` made; null for every other error. */
export function asMissing(error: unknown): Missing | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  const { message, to } = (error as ErrorResponse).data ?? {}
  return typeof message === 'string' && typeof to === 'string' ? { message, to } : null
}
