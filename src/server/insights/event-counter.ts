import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type crawlerNames from 'crawler-user-agents'
import { LRUCache } from 'lru-cache'
import { type EventName, eventsOfPage } from '#domain/insights/events.ts'
import { dayOf } from '#domain/moments.ts'
import { DAY } from '#domain/units.ts'

/** Pending count of one subject, not yet written. */
export interface WaitingCount {
  readonly event: EventName
  readonly day: string
  /** Search term, model, product id or slug; '' for the event's total. */
  readonly subject: string
  readonly count: number
}

/**
 * Limits the search terms that are counted by name per day; further ones count in the total alone.
 */
export const MOST_TERMS = 500
/** Limits the cache of classified user agents. */
const KNOWN_AGENTS = 1_000
/** Limits the pending counts, as addresses may name products that don't exist. */
const MOST_WAITING = 10_000

/**
 * Counts events in memory, without personal data (rule: counted-events). `startEventWriter` flushes
 * the counts once a minute. Counting takes microseconds and never fails a request.
 */
export class EventCounter {
  #waiting = new Map<string, WaitingCount>()
  #termsDay = ''
  readonly #terms = new Set<string>()
  readonly #now: () => number
  #day = { endsAt: 0, name: '' }

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts an event, both for its subject and in the day's total. */
  count(event: EventName, subject = '', times = 1): void {
    const day = this.#today()
    this.#add({ event, day, subject: '', count: times })
    if (subject === '') return
    if (event === 'search' && !this.#isNamed(subject, day)) return
    this.#add({ event, day, subject, count: times })
  }

  /** Counts the page of an answered document, unless a crawler or a prefetch requested it. */
  countDocument(address: string, headers: IncomingHttpHeaders): void {
    const events = eventsOfPage(address)
    if (events.length === 0 || !isNavigation(headers)) return
    for (const { name, subject } of events) this.count(name, subject)
  }

  /** Counts the pages that a browser opened by client-side navigation; each event once. */
  countReported(addresses: readonly string[], headers: IncomingHttpHeaders): void {
    if (isCrawler(headers)) return
    const events = addresses.flatMap(eventsOfPage)
    const once = new Map(events.map((event) => [`${event.name} ${event.subject}`, event]))
    for (const { name, subject } of once.values()) this.count(name, subject)
  }

  /** Removes and returns all pending counts. */
  take(): readonly WaitingCount[] {
    const taken = [...this.#waiting.values()]
    this.#waiting = new Map()
    return taken
  }

  /** Restores counts that could not be written. */
  putBack(counts: readonly WaitingCount[]): void {
    for (const each of counts) this.#add(each)
  }

  #add(added: WaitingCount): void {
    const { event, day, subject, count } = added
    const key = `${event} ${day} ${subject}`
    const before = this.#waiting.get(key)
    if (!before && this.#waiting.size >= MOST_WAITING) return
    this.#waiting.set(key, before ? { ...before, count: before.count + count } : added)
  }

  /** Today's date as text, memoised until midnight. */
  #today(): string {
    const now = this.#now()
    if (now >= this.#day.endsAt || now < this.#day.endsAt - DAY) {
      const name = dayOf(new Date(now))
      this.#day = { name, endsAt: Date.parse(`${name}T00:00:00+05:00`) + DAY }
    }
    return this.#day.name
  }

  #isNamed(term: string, day: string): boolean {
    if (day !== this.#termsDay) this.#terms.clear()
    this.#termsDay = day
    if (this.#terms.size < MOST_TERMS) this.#terms.add(term)
    return this.#terms.has(term)
  }
}

/**
 * Whether a request is a navigation by a person's browser: no crawler, no prefetch, no fetch by a
 * script or worker.
 */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const { 'sec-purpose': purpose = headers.purpose, 'sec-fetch-mode': mode } = headers
  if (String(purpose ?? '').includes('prefetch')) return false
  return (mode === undefined || mode === 'navigate') && !isCrawler(headers)
}

/** Prefix of every browser's user agent; of agents with it, only crawlers contain 'compatible'. */
const BROWSER = /^(?:Mozilla\/5\.0 \((?!compatible)|Opera\/)/
const crawlers = new LRUCache<string, boolean>({ max: KNOWN_AGENTS })

let pattern: RegExp | undefined

/**
 * One regular expression of all patterns, loaded lazily: the table has half a megabyte and loads
 * more slowly than most modules.
 */
function crawlerPattern(): RegExp {
  if (pattern) return pattern
  const table: typeof crawlerNames = createRequire(import.meta.url)('crawler-user-agents')
  pattern = new RegExp(table.map((row) => row.pattern).join('|'))
  return pattern
}

/** Whether a `User-Agent` is no browser's; cached, because there are 1,500 patterns. */
function isCrawler({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  const known = crawlers.get(agent)
  if (known !== undefined) return known
  const found = !BROWSER.test(agent) || crawlerPattern().test(agent)
  crawlers.set(agent, found)
  return found
}
