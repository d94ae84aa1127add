/** Limits the queue for a permit; `refusal` is the error beyond it. */
export interface QueueLimit {
  readonly atMost: number
  readonly refusal: () => Error
}

/** Semaphore: a fixed number of pieces of work run at once, the others wait in order. */
export class Semaphore {
  #permits: number
  readonly #limit: QueueLimit | undefined
  readonly #waiting = new Set<PromiseWithResolvers<void>>()

  /** `limit` is left out where callers are few, or each has a signal that aborts in time. */
  constructor(permits: number, limit?: QueueLimit) {
    this.#permits = permits
    this.#limit = limit
  }

  /** Runs `work` with a permit to its end. @throws as `acquire`, and any error of `work` */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.acquire(signal)
    try {
      return await work()
    } finally {
      this.release()
    }
  }

  /** Length of the queue for a permit. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Whether a caller would be refused at once. */
  get isFull(): boolean {
    return this.#permits === 0 && this.#waiting.size >= (this.#limit?.atMost ?? Infinity)
  }

  /**
   * Takes a permit, which the caller must `release`.
   *
   * @throws the limit's refusal when the queue is full, the reason of `signal` when that aborts first
   */
  async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#permits > 0) {
      this.#permits -= 1
      return
    }
    if (this.#limit && this.isFull) throw this.#limit.refusal()
    const turn = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.delete(turn)
      turn.reject(signal?.reason)
    }
    this.#waiting.add(turn)
    signal?.addEventListener('abort', leave)
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** Hands the permit to the first in the queue, so that no new caller overtakes it. */
  release(): void {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      next.resolve()
    } else this.#permits += 1
  }
}
