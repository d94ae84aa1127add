import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { DatabaseError } from './errors.ts'

const waitingAtMost = 50

/** Share of the pool that a priority may hold together with all lower ones. */
const shares: Readonly<Record<Priority, number>> = {
  orders: 1,
  carts: 0.8,
  browsing: 0.6,
  admin: 0.3,
}

/**
 * Bulkhead in front of the connection pool: one semaphore for each priority, nested. A request
 * takes a permit of its own priority and of every higher one, the lowest first, so that a flood of
 * listings queues for its own share and never for the connections that carts and orders need.
 */
export class ConnectionShares {
  /** In the order of `priorities`. */
  readonly #semaphores: readonly Semaphore[]

  constructor(connections: number) {
    const limit = {
      atMost: waitingAtMost,
      refusal: () => new DatabaseError('busy', `${waitingAtMost} wait for a connection already`),
    }
    this.#semaphores = priorities.map(
      (priority) => new Semaphore(Math.max(1, Math.round(shares[priority] * connections)), limit),
    )
  }

  /** Number of requests in all queues. */
  get waiting(): number {
    return this.#semaphores.reduce((sum, { waiting }) => sum + waiting, 0)
  }

  /** Whether a new request of this priority would be refused at once. */
  isFull(priority: Priority): boolean {
    return this.#upFrom(priority).some(({ isFull }) => isFull)
  }

  /**
   * Waits at most `milliseconds` for a connection; the returned function gives it back.
   *
   * @throws DatabaseError `busy` when a queue is full or the time is over
   */
  async enter(priority: Priority, milliseconds: number): Promise<() => void> {
    const late = AbortSignal.timeout(milliseconds)
    const taken: Semaphore[] = []
    const leave = () => {
      for (const semaphore of taken) semaphore.release()
    }
    try {
      for (const semaphore of this.#upFrom(priority)) {
        await semaphore.acquire(late)
        taken.push(semaphore)
      }
      return leave
    } catch (error) {
      leave()
      throw late.aborted ? new DatabaseError('busy', 'no connection came free in time') : error
    }
  }

  /** Semaphores of this priority and of each higher one, the lowest first. */
  #upFrom(priority: Priority): readonly Semaphore[] {
    return this.#semaphores.slice(0, priorities.indexOf(priority) + 1).toReversed()
  }
}
