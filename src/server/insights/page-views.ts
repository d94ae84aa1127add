import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newEvents } from '#domain/insights/events.ts'
import { PAGE_VIEW_HEADER } from '#domain/insights/page-view-header.ts'
import { splitAddress } from '#domain/languages.ts'
import { addressLimitKey } from '#server/http/limits/limit-key.ts'
import { isCrawler } from './crawlers.ts'
import type { EventCounter } from './event-counter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the page that this request opens; null for all other requests. */
    openedPage: (() => string) | null
  }
}

/** Limits the characters that are read of a header (rule: text-from-outside). */
const LONGEST_ADDRESS = 2_000
/** Statuses of answers that show a page. */
const SHOWN: readonly number[] = [200, 304]
/** Origin with which a path is parsed. */
const ANY_ORIGIN = 'http://shop'

/**
 * Counts the pages that requests open (`noteDocument`, `notePageData`), once the answer has been
 * sent, so that counting delays none (rule: counted-events).
 */
export function countPageViews(app: FastifyInstance, events: EventCounter): void {
  app.decorateRequest('openedPage', null)
  app.addHook('onResponse', (request, reply, done) => {
    const { openedPage, headers } = request
    if (openedPage !== null && SHOWN.includes(reply.statusCode) && !isCrawler(headers)) {
      const found = newEvents(openedPage(), addressBefore(headers.referer))
      if (found.length > 0) events.countViews(addressLimitKey(request.ip), found)
    }
    done()
  })
}

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

/** Address of the page that a `Referer` names; '' without one. */
function addressBefore(referer = ''): string {
  const page = referer.length > LONGEST_ADDRESS ? null : URL.parse(referer)
  return page ? page.pathname + page.search : ''
}
