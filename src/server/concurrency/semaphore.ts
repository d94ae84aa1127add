/** Limits the queue for a permit; `refusal` is the error beyond it. */
export interface QueueLimit {
  readonly atMost: number
  readonly refusal: () => Error
}

/**
 * Semaphore that lets a fixed number of pieces of work run at once. The others wait in the order of
 * arrival, until a permit is free or their signal aborts.
 */
export class Semaphore {
  #permits: number
  readonly #limit: QueueLimit | undefined
  readonly #waiting = new Set<() => void>()

  /** `limit` is left out where callers are few, or each has a signal that aborts in time. */
  constructor(permits: number, limit?: QueueLimit) {
    this.#permits = permits
    this.#limit = limit
  }

  /**
   * Runs `work` with a permit. Work that has begun keeps its permit to its end, even if `signal`
   * aborts.
   *
   * @throws the limit's refusal when the queue is full, the reason of `signal` when that aborts
   *   before a permit is free, and any error of `work`
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#acquire(signal)
    try {
      return await work()
    } finally {
      // Hands the permit directly to the first in the queue, so that no new caller overtakes it.
      const [next] = this.#waiting
      if (next) next()
      else this.#permits += 1
    }
  }

  async #acquire(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.#permits > 0) {
      this.#permits -= 1
      return
    }
    if (this.#limit && this.#waiting.size >= this.#limit.atMost) throw this.#limit.refusal()
    await new Promise<void>((resolve, reject) => {
      const dequeue = () => {
        this.#waiting.delete(grant)
        signal?.removeEventListener('abort', leave)
      }
      const grant = () => {
        dequeue()
        resolve()
      }
      const leave = () => {
        dequeue()
        reject(signal?.reason)
      }
      this.#waiting.add(grant)
      signal?.addEventListener('abort', leave)
    })
  }
}
