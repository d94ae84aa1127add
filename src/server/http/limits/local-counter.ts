import { LRUCache } from 'lru-cache'

export interface Window {
  readonly hits: number
  readonly secondsLeft: number
}

/** Limits memory to a few megabytes, as a key is a hash or an id. */
const keysAtMost = 20_000

/** In-process counter of limits, for coarse ones and while the database cannot write. */
export class LocalCounter {
  readonly #windows = new LRUCache<string, { hits: number }>({ max: keysAtMost })

  count(key: string, seconds: number): void {
    const window = this.#windows.get(key)
    if (window !== undefined) window.hits += 1
    else this.#windows.set(key, { hits: 1 }, { ttl: seconds * 1000 })
  }

  /** Subtracts one hit; false when this process counted none. */
  release(key: string): boolean {
    const window = this.#windows.get(key)
    if (window === undefined || window.hits === 0) return false
    window.hits -= 1
    return true
  }

  /** Adds the local hits to a window of the database. */
  added(key: string, stored: Window): Window {
    const window = this.#windows.get(key)
    if (window === undefined) return stored
    return {
      hits: stored.hits + window.hits,
      secondsLeft: Math.max(stored.secondsLeft, this.#windows.getRemainingTTL(key) / 1000),
    }
  }
}
