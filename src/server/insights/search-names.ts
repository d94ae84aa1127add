import { LRUCache } from 'lru-cache'

/** Limits the terms counted by name per day; further ones count in the total alone. */
export const MOST_TERMS = 500
/** Limits the terms of a day that one network can bring in. */
export const MOST_OF_NETWORK = 200
/** Limits the remembered terms and networks; the oldest is forgotten. */
const MOST_REMEMBERED = 5_000
/** Stands in for the network of the first search once a term has been counted by name. */
const KNOWN = ''

/**
 * Search terms that are counted by name (rule: counted-events): from their second search, of
 * another network. So a text that only one person types is never stored.
 */
export class SearchNames {
  #day = ''
  readonly #named = new Set<string>()
  /** Network of the first search by term; a term may wait for its second search for days. */
  readonly #heard = new LRUCache<string, string>({ max: MOST_REMEMBERED })
  /** Number of the terms that a network has brought in today. */
  readonly #broughtIn = new LRUCache<string, number>({ max: MOST_REMEMBERED })

  /** Notes a search; returns how often to count it by name: 0, 1, or 2 with the first search. */
  hit(term: string, network: string, day: string): 0 | 1 | 2 {
    if (term === '') return 0
    if (day !== this.#day) this.#startDay(day)
    if (this.#named.has(term)) return 1
    const first = this.#heard.get(term)
    if (first === network || this.#named.size >= MOST_TERMS) return 0
    const before = this.#broughtIn.get(network) ?? 0
    if (before >= MOST_OF_NETWORK) return 0
    this.#broughtIn.set(network, before + 1)
    this.#heard.set(term, first === undefined ? network : KNOWN)
    if (first === undefined) return 0
    this.#named.add(term)
    return first === KNOWN ? 1 : 2
  }

  #startDay(day: string): void {
    this.#day = day
    this.#named.clear()
    this.#broughtIn.clear()
  }
}
