/** How many may wait for a turn, and what the others are told. */
export interface Waiting {
  readonly atMost: number
  readonly refusal: () => Error
}

/** Lets a few work at a time; the others wait in the order in which they came, or leave. */
export class Turns {
  #free: number
  readonly #bound: Waiting | undefined
  readonly #waiting = new Set<() => void>()

  /** `bound` is left out where those who come are few enough. */
  constructor(atOnce: number, bound?: Waiting) {
    this.#free = atOnce
    this.#bound = bound
  }

  /**
   * Runs `work` when its turn comes. Once it runs it has its turn to its end, whoever leaves.
   *
   * @throws the refusal when too many wait already, the reason of `signal` when that aborts before
   *   the turn has come, and what `work` throws
   */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(signal)
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over this turn.
      const [next] = this.#waiting
      if (next) next()
      else this.#free += 1
    }
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#bound && this.#waiting.size >= this.#bound.atMost) throw this.#bound.refusal()
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(go)
        signal?.removeEventListener('abort', leave)
      }
      const go = () => {
        end()
        resolve()
      }
      const leave = () => {
        end()
        reject(signal?.reason)
      }
      this.#waiting.add(go)
      signal?.addEventListener('abort', leave)
    })
  }
}
