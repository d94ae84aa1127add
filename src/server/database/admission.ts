import { type Lane, lanes } from '#domain/contract/lanes.ts'
import { DatabaseError } from './errors.ts'

/** Who asks for a place, and until when it is of use to them. */
export interface Asking {
  readonly lane: Lane
  /** In the time of `performance.now()`. */
  readonly deadline: number
}

export interface AdmissionLimits {
  /** Connections that there are. */
  readonly places: number
  /** Askers that may wait at once. */
  readonly waitingAtMost: number
  /** Milliseconds that anybody waits at most. */
  readonly patience: number
}

/**
 * Shares of the places. `most`: what a lane may hold together with all lanes behind it, so that
 * listings never hold what a cart or an order needs, and only an order can take the last one. `own`:
 * what a lane gets before anybody gets more than their own, so that no flood starves another lane.
 */
const shares: Readonly<Record<Lane, { readonly most: number; readonly own: number }>> = {
  orders: { most: 1, own: 0.2 },
  carts: { most: 0.8, own: 0.2 },
  browsing: { most: 0.6, own: 0.2 },
  desk: { most: 0.3, own: 0.1 },
}

const fromLast = lanes.toReversed()

interface Waiter extends Asking {
  readonly admit: () => void
  readonly refuse: (error: DatabaseError) => void
}

/**
 * Decides who gets a connection and who waits for one. A place that comes free goes to the first lane
 * that has less than its own, then to the first that may take it; within a lane to whoever came through
 * the shop's door first, so that a request that has begun is not overtaken by one that has not. Nobody
 * is refused while somebody who ranks behind them waits.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #held: Record<Lane, number> = { orders: 0, carts: 0, browsing: 0, desk: 0 }
  /** In the order in which they would be served. */
  readonly #waiting: Waiter[] = []

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** How many wait at the moment. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Whether somebody new in this lane would be refused at once. */
  isFull(lane: Lane): boolean {
    const last = this.#waiting.at(-1)
    return this.#isQueueFull() && last !== undefined && !ranksBefore(lane, last.lane)
  }

  /**
   * Takes a place, waiting for it if need be; `leave` gives it back.
   *
   * @throws DatabaseError `busy` when too many wait already, or when the time is over
   */
  async enter(asking: Asking): Promise<void> {
    if (this.#hasPlace(asking.lane)) this.#held[asking.lane] += 1
    else await this.#wait(asking)
  }

  /** Gives a place back, to whoever is next. */
  leave(lane: Lane): void {
    this.#held[lane] -= 1
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#held[next.lane] += 1
      next.admit()
    }
  }

  #wait(asking: Asking): Promise<void> {
    if (this.#isQueueFull()) this.#makeRoom(asking)
    return new Promise((resolve, reject) => {
      const now = performance.now()
      const end = () => {
        clearTimeout(late)
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
      }
      const waiter: Waiter = {
        ...asking,
        admit: () => {
          end()
          resolve()
        },
        refuse: (error) => {
          end()
          reject(error)
        },
      }
      const late = setTimeout(
        () => waiter.refuse(new DatabaseError('busy', 'no connection came free in time')),
        Math.max(0, Math.min(asking.deadline - now, this.#limits.patience)),
      )
      const behind = this.#waiting.findIndex((other) => isServedBefore(asking, other))
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiter)
    })
  }

  /** Whoever would be served last gives way, or the newcomer if that is them. */
  #makeRoom(newcomer: Asking): void {
    const { waitingAtMost } = this.#limits
    const error = new DatabaseError('busy', `${waitingAtMost} wait for a connection already`)
    const last = this.#waiting.at(-1)
    if (last === undefined || !isServedBefore(newcomer, last)) throw error
    last.refuse(error)
  }

  #next(): Waiter | undefined {
    const able = this.#waiting.filter(({ lane }) => this.#hasPlace(lane))
    return able.find(({ lane }) => this.#held[lane] < this.#share('own', lane)) ?? able[0]
  }

  /** Whether the places that this lane shares with those behind it, and with each before, suffice. */
  #hasPlace(wanted: Lane): boolean {
    let heldUpTo = 0
    for (const lane of fromLast) {
      heldUpTo += this.#held[lane]
      if (!ranksBefore(wanted, lane) && heldUpTo >= this.#share('most', lane)) return false
    }
    return true
  }

  #share(kind: 'most' | 'own', lane: Lane): number {
    return Math.max(1, Math.round(shares[lane][kind] * this.#limits.places))
  }

  #isQueueFull(): boolean {
    return this.#waiting.length >= this.#limits.waitingAtMost
  }
}

function ranksBefore(lane: Lane, other: Lane): boolean {
  return lanes.indexOf(lane) < lanes.indexOf(other)
}

function isServedBefore(asking: Asking, other: Asking): boolean {
  if (asking.lane !== other.lane) return ranksBefore(asking.lane, other.lane)
  return asking.deadline < other.deadline
}
