import type { FastifyInstance } from 'fastify'
import { LONGEST_ADDRESS, newEvents } from '#domain/insights/events.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { isCrawler } from './crawlers.ts'
import type { EventCounter } from './event-counter.ts'

/** Statuses of answers that show a page. */
const VISIBLE: readonly number[] = [200, 304]

/** Counts opened pages after the answer has been sent (rule: counted-events). */
export function countPageViews(app: FastifyInstance, events: EventCounter): void {
  app.decorateRequest('openedPage', null)
  app.addHook('onResponse', (request, reply, done) => {
    const { openedPage, headers } = request
    if (openedPage !== null && VISIBLE.includes(reply.statusCode) && !isCrawler(headers)) {
      const found = newEvents(openedPage(), addressBefore(headers.referer))
      if (found.length > 0) events.countViews(networkOf(request), found)
    }
    done()
  })
}

/** Address of the page that a `Referer` names; '' without one. */
function addressBefore(referer = ''): string {
  const page = referer.length > LONGEST_ADDRESS ? null : URL.parse(referer)
  return page ? page.pathname + page.search : ''
}
