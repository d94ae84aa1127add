import { dayOf } from '#domain/dates.ts'
import type { EventName, PageEvent } from '#domain/insights/events.ts'
import { MINUTE } from '#domain/text/units.ts'
import { SearchNames } from './search-names.ts'

export interface WaitingCount {
  readonly event: EventName
  readonly day: string
  /** Search term, model, product id or slug; '' for the event's total. */
  readonly subject: string
  readonly count: number
}

/** Limits the counts of a network in a minute, those of page views and of carts apart. */
export const MOST_OF_NETWORK = 60
/** Limits the networks of a minute; further ones are not counted. */
const MOST_NETWORKS = 10_000
/** Limits the pending counts of page views, and those of carts and purchases. */
const MOST_WAITING = 10_000

type Room = 'views' | 'sales'
const sales: readonly EventName[] = ['cart_start', 'cart_addition', 'purchase']

/**
 * Counts events in memory, without personal data (rule: counted-events), in microseconds and
 * without failing a request. `startEventWriter` flushes them once a minute.
 */
export class EventCounter {
  #waiting = { views: new Map<string, WaitingCount>(), sales: new Map<string, WaitingCount>() }
  readonly #names = new SearchNames()
  readonly #now: () => number
  readonly #isLimited: boolean
  #minute = { number: 0, hits: new Map<string, number>() }

  constructor({ now = Date.now, isLimited = true }) {
    this.#now = now
    this.#isLimited = isLimited
  }

  /** Counts the events of a page that a network opened, up to its limit. */
  countViews(network: string, events: readonly PageEvent[]): void {
    for (const { name, subject } of events) {
      if (!this.#admits(network, 'views')) return
      const times = name === 'search' ? this.#names.hit(subject, network, this.#today()) : 1
      this.#count(name, times > 0 ? subject : '', { times: Math.max(1, times), inAll: 1 })
    }
  }

  /** Counts cases that a network added to a cart, up to its limit. */
  countAddition(network: string, productId: string, times: number, isStart: boolean): void {
    if (!this.#admits(network, 'sales')) return
    this.#count('cart_addition', productId, { times, inAll: times })
    if (isStart) this.#count('cart_start', '', { times: 1, inAll: 1 })
  }

  /** Counts cases of a placed order. */
  countPurchase(productId: string, times: number): void {
    this.#count('purchase', productId, { times, inAll: times })
  }

  take(): readonly WaitingCount[] {
    const taken = [...this.#waiting.views.values(), ...this.#waiting.sales.values()]
    this.#waiting = { views: new Map(), sales: new Map() }
    return taken
  }

  /** Restores counts that could not be written. */
  putBack(counts: readonly WaitingCount[]): void {
    for (const each of counts) this.#add(each)
  }

  /** Counts both for a subject and in the day's total. */
  #count(event: EventName, subject: string, counts: { times: number; inAll: number }): void {
    const day = this.#today()
    this.#add({ event, day, subject: '', count: counts.inAll })
    if (subject !== '') this.#add({ event, day, subject, count: counts.times })
  }

  #add(added: WaitingCount): void {
    const { event, day, subject, count } = added
    const waiting = this.#waiting[sales.includes(event) ? 'sales' : 'views']
    const key = `${event} ${day} ${subject}`
    const before = waiting.get(key)
    if (!before && waiting.size >= MOST_WAITING) return
    waiting.set(key, before ? { ...before, count: before.count + count } : added)
  }

  /** Whether a network may add a count in this minute; counts it if so. */
  #admits(network: string, room: Room): boolean {
    if (!this.#isLimited) return true
    const number = Math.floor(this.#now() / MINUTE)
    if (number !== this.#minute.number) this.#minute = { number, hits: new Map() }
    const { hits } = this.#minute
    const key = `${room} ${network}`
    const before = hits.get(key) ?? 0
    if (before >= MOST_OF_NETWORK || (before === 0 && hits.size >= MOST_NETWORKS)) return false
    hits.set(key, before + 1)
    return true
  }

  #today(): string {
    return dayOf(new Date(this.#now()))
  }
}
