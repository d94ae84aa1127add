import { LRUCache } from 'lru-cache'

/** How often something was counted, and for how long that still counts. */
export interface Window {
  readonly hits: number
  readonly secondsLeft: number
}

/** A key is a hash or an id, so that this is a few megabytes. */
const keysAtMost = 20_000

/** What this process counts by itself while the database can't write anything down. */
export class CountsAtHand {
  readonly #windows = new LRUCache<string, { hits: number; readonly endsAt: number }>({
    max: keysAtMost,
  })

  count(key: string, seconds: number): void {
    const now = performance.now()
    const window = this.#windows.get(key)
    if (window !== undefined && window.endsAt > now) window.hits += 1
    else this.#windows.set(key, { hits: 1, endsAt: now + seconds * 1000 })
  }

  /** Gives one back; false where none was counted here. */
  release(key: string): boolean {
    const window = this.#windows.get(key)
    if (window === undefined || window.hits === 0 || window.endsAt <= performance.now())
      return false
    window.hits -= 1
    return true
  }

  /** What was counted here on top of what the database knows. */
  added(key: string, stored: Window): Window {
    const window = this.#windows.get(key)
    const millisecondsLeft = (window?.endsAt ?? 0) - performance.now()
    if (window === undefined || millisecondsLeft <= 0) return stored
    return {
      hits: stored.hits + window.hits,
      secondsLeft: Math.max(stored.secondsLeft, millisecondsLeft / 1000),
    }
  }
}
