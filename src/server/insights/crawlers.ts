import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type crawlerNames from 'crawler-user-agents'
import { LRUCache } from 'lru-cache'

const KNOWN_AGENTS = 1_000
/** Limits the characters that are read of a user agent (rule: text-from-outside). */
const LONGEST_AGENT = 300

/** Prefix of every browser's user agent; of agents with it, only crawlers contain 'compatible'. */
const BROWSER = /^(?:Mozilla\/5\.0 \((?!compatible)|Opera\/)/
const crawlers = new LRUCache<string, boolean>({ max: KNOWN_AGENTS })

let pattern: RegExp | undefined

/** One regular expression of all patterns, loaded lazily, as the table has half a megabyte. */
function crawlerPattern(): RegExp {
  if (pattern) return pattern
  const table: typeof crawlerNames = createRequire(import.meta.url)('crawler-user-agents')
  pattern = new RegExp(table.map((row) => row.pattern).join('|'))
  return pattern
}

/** Whether a `User-Agent` is no browser's; cached, because there are 1,500 patterns. */
export function isCrawler({ 'user-agent': sent = '' }: IncomingHttpHeaders): boolean {
  const agent = sent.slice(0, LONGEST_AGENT)
  const known = crawlers.get(agent)
  if (known !== undefined) return known
  const found = !BROWSER.test(agent) || crawlerPattern().test(agent)
  crawlers.set(agent, found)
  return found
}
