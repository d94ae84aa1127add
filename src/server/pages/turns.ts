/** Lets a few work at a time; the others wait in the order in which they came, or leave. */
export class Turns {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  /** Runs `work` when its turn comes; throws the reason of `signal` when that aborts before. */
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
