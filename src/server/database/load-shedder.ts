import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { DatabaseError } from './errors.ts'

/** A request for a connection. */
export interface ConnectionRequest {
  readonly priority: Priority
  /** In the time of `performance.now()`. */
  readonly deadline: number
}

export interface LoadShedderLimits {
  /** Connections of the pool. */
  readonly places: number
  /** Upper bound of the queue. */
  readonly waitingAtMost: number
  /** Longest time in the queue, milliseconds. */
  readonly queueTimeout: number
}

/**
 * Shares of the pool. `most` bounds a priority together with all lower ones, so that listings never
 * take the connections that a cart or an order needs, and only an order can take the last one.
 * `own` is served before any priority gets more than its own share, so that no flood starves
 * another priority.
 */
const shares: Readonly<Record<Priority, { readonly most: number; readonly own: number }>> = {
  orders: { most: 1, own: 0.2 },
  carts: { most: 0.8, own: 0.2 },
  browsing: { most: 0.6, own: 0.2 },
  admin: { most: 0.3, own: 0.1 },
}

const fromLast = priorities.toReversed()

interface Waiter extends ConnectionRequest {
  readonly admit: () => void
  readonly refuse: (error: DatabaseError) => void
}

/**
 * Priority queue with load shedding in front of the connection pool. A free connection goes to the
 * highest priority below its own share, then to the highest one that may take it. Within a priority
 * the request with the earliest deadline comes first, so that new requests don't overtake running
 * ones. A full queue refuses its last entry, never one with entries of a lower priority behind it.
 */
export class LoadShedder {
  readonly #limits: LoadShedderLimits
  readonly #held: Record<Priority, number> = { orders: 0, carts: 0, browsing: 0, admin: 0 }
  /** In the order of service. */
  readonly #waiting: Waiter[] = []

  constructor(limits: LoadShedderLimits) {
    this.#limits = limits
  }

  /** Length of the queue. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Whether a new request of this priority would be refused at once. */
  isFull(priority: Priority): boolean {
    const last = this.#waiting.at(-1)
    return this.#isQueueFull() && last !== undefined && !ranksBefore(priority, last.priority)
  }

  /**
   * Acquires a connection, after waiting in the queue if necessary; `leave` releases it.
   *
   * @throws DatabaseError `busy` when the queue is full or the request times out in it
   */
  async enter(request: ConnectionRequest): Promise<void> {
    if (this.#hasPlace(request.priority)) this.#held[request.priority] += 1
    else await this.#wait(request)
  }

  /** Releases a connection to the next request in the queue. */
  leave(priority: Priority): void {
    this.#held[priority] -= 1
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#held[next.priority] += 1
      next.admit()
    }
  }

  #wait(request: ConnectionRequest): Promise<void> {
    if (this.#isQueueFull()) this.#shed(request)
    return new Promise((resolve, reject) => {
      const now = performance.now()
      const end = () => {
        clearTimeout(late)
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
      }
      const waiter: Waiter = {
        ...request,
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
        Math.max(0, Math.min(request.deadline - now, this.#limits.queueTimeout)),
      )
      const behind = this.#waiting.findIndex((other) => isServedBefore(request, other))
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiter)
    })
  }

  /** Refuses the last entry of the queue, or the new request if that would be the last. */
  #shed(newcomer: ConnectionRequest): void {
    const { waitingAtMost } = this.#limits
    const error = new DatabaseError('busy', `${waitingAtMost} wait for a connection already`)
    const last = this.#waiting.at(-1)
    if (last === undefined || !isServedBefore(newcomer, last)) throw error
    last.refuse(error)
  }

  #next(): Waiter | undefined {
    const able = this.#waiting.filter(({ priority }) => this.#hasPlace(priority))
    return (
      able.find(({ priority }) => this.#held[priority] < this.#share('own', priority)) ?? able[0]
    )
  }

  /** Whether the shares of this priority and of each higher one leave a connection. */
  #hasPlace(wanted: Priority): boolean {
    let heldUpTo = 0
    for (const priority of fromLast) {
      heldUpTo += this.#held[priority]
      if (!ranksBefore(wanted, priority) && heldUpTo >= this.#share('most', priority)) return false
    }
    return true
  }

  #share(kind: 'most' | 'own', priority: Priority): number {
    return Math.max(1, Math.round(shares[priority][kind] * this.#limits.places))
  }

  #isQueueFull(): boolean {
    return this.#waiting.length >= this.#limits.waitingAtMost
  }
}

function ranksBefore(priority: Priority, other: Priority): boolean {
  return priorities.indexOf(priority) < priorities.indexOf(other)
}

function isServedBefore(request: ConnectionRequest, other: ConnectionRequest): boolean {
  if (request.priority !== other.priority) return ranksBefore(request.priority, other.priority)
  return request.deadline < other.deadline
}
