import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type crawlerNames from 'crawler-user-agents'
import type { FastifyInstance } from 'fastify'
import { LONGEST_ADDRESS, newEvents } from '#domain/insights/events.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
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

/** Limits the characters that are read of a user agent (rule: text-from-outside). */
const LONGEST_AGENT = 300

/** Prefix of every browser's user agent; of agents with it, only crawlers contain 'compatible'. */
const BROWSER = /^(?:Mozilla\/5\.0 \((?!compatible)|Opera\/)/

let pattern: RegExp | undefined

/** One regular expression of all patterns, loaded lazily, as the table has half a megabyte. */
function crawlerPattern(): RegExp {
  if (pattern) return pattern
  const table: typeof crawlerNames = createRequire(import.meta.url)('crawler-user-agents')
  pattern = new RegExp(table.map((row) => row.pattern).join('|'))
  return pattern
}

/** Whether a `User-Agent` is no browser's. */
export function isCrawler({ 'user-agent': sent = '' }: IncomingHttpHeaders): boolean {
  const agent = sent.slice(0, LONGEST_AGENT)
  return !BROWSER.test(agent) || crawlerPattern().test(agent)
}
