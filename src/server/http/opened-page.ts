import type { FastifyRequest } from 'fastify'
import { LONGEST_ADDRESS } from '#domain/insights/events.ts'
import { PAGE_VIEW_HEADER } from '#domain/insights/page-view-header.ts'
import { splitAddress } from '#domain/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the page that this request opens; null for all other requests. */
    openedPage: (() => string) | null
  }
}

/** Origin with which a path is parsed. */
const ANY_ORIGIN = 'http://shop'

/**
 * Notes that a request opens a page as a document: a browser's navigation, not a prefetch, nor a
 * fetch by a script or worker.
 *
 * @param address canonical address, as the page is rendered
 */
export function noteDocument(request: FastifyRequest, address: () => string): void {
  const { headers, method } = request
  const { 'sec-purpose': purpose = headers.purpose, 'sec-fetch-mode': mode } = headers
  if (method !== 'GET' || String(purpose ?? '').includes('prefetch')) return
  if (mode === undefined || mode === 'navigate') request.openedPage = address
}

/**
 * Notes that a call loads the data of a page which the browser opens without a document: the shop's
 * own pages name it in a header. A page is only counted by the call that serves its content.
 *
 * @param isServed whether the call serves the page at this path with this query
 */
export function notePageData(
  request: FastifyRequest,
  isServed: (path: string, query: URLSearchParams) => boolean,
): void {
  const address = request.headers[PAGE_VIEW_HEADER]
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS) return
  const page = URL.parse(address, ANY_ORIGIN)
  if (page && isServed(splitAddress(page.pathname).address, page.searchParams)) {
    request.openedPage = () => address
  }
}
