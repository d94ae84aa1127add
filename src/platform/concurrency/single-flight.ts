import { unlessAborted } from './unless-aborted.ts'

interface SharedWork<T> {
  readonly done: Promise<T>
  readonly abandoned: AbortController
  waiting: number
}

/** Single flight: concurrent calls with one key share one run of the work. */
export class SingleFlight<T> {
  readonly #running = new Map<string, SharedWork<T>>()

  /**
   * Joins the running work of this key, or starts it. The signal that the work gets aborts when all
   * callers have left.
   *
   * @throws the error of the work; the reason of `signal` when that aborts first
   */
  async join(
    name: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    signal.throwIfAborted()
    const known = this.#running.get(name)
    if (known?.abandoned.signal.aborted) {
      // Abandoned work that finishes all the same is used; otherwise it starts again.
      const [outcome] = await Promise.allSettled([known.done])
      return outcome.status === 'fulfilled' ? outcome.value : this.join(name, work, signal)
    }
    const shared = known ?? this.#begin(name, work)
    shared.waiting += 1
    try {
      return await unlessAborted(shared.done, signal)
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.abandoned.abort()
    }
  }

  #begin(name: string, work: (signal: AbortSignal) => Promise<T>): SharedWork<T> {
    const abandoned = new AbortController()
    const done = work(abandoned.signal).finally(() => this.#running.delete(name))
    // Abandoned work has no reader; its rejection must not be unhandled.
    done.catch(() => undefined)
    const shared = { done, abandoned, waiting: 0 }
    this.#running.set(name, shared)
    return shared
  }
}
