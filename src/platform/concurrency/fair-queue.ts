export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

type Waiter = PromiseWithResolvers<void>

/**
 * Fair queue: runs one job at a time, round-robin over the clients rather than in order of arrival,
 * so that a client with a thousand jobs delays no other by more than one. A full queue drops the
 * last job of the client with the most.
 */
export class FairQueue {
  readonly #waitingAtMost: number
  /** Waiting jobs by client; the first client is next. */
  readonly #queues = new Map<string, Waiter[]>()
  readonly #idleListeners = new Set<() => void>()
  #waiting = 0
  #isBusy = false

  constructor(waitingAtMost: number) {
    this.#waitingAtMost = waitingAtMost
  }

  /** Length of the queue. */
  get waiting(): number {
    return this.#waiting
  }

  /**
   * Runs `work` in its turn; running work is not interrupted.
   *
   * @throws QueueFullError, the reason of `signal` when that aborts before the turn has come, and
   *   any error of `work`
   */
  async take<T>(client: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (this.#isBusy) await this.#turn(client, signal)
    this.#isBusy = true
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  /** Settles when the queue is empty and nothing runs. */
  async untilIdle(): Promise<void> {
    while (this.#isBusy) await new Promise<void>((resolve) => this.#idleListeners.add(resolve))
  }

  async #turn(client: string, signal: AbortSignal): Promise<void> {
    if (this.#waiting >= this.#waitingAtMost) this.#dropLast(client)
    const waiter: Waiter = Promise.withResolvers()
    const leave = () => {
      this.#remove(client, waiter)
      waiter.reject(signal.reason)
    }
    signal.addEventListener('abort', leave)
    const queue = this.#queues.get(client)
    if (queue) queue.push(waiter)
    else this.#queues.set(client, [waiter])
    this.#waiting += 1
    await waiter.promise.finally(() => signal.removeEventListener('abort', leave))
  }

  /** Drops the last job of the client with the most, or refuses the new job if that is its own. */
  #dropLast(newcomer: string): void {
    const error = new QueueFullError(`${this.#waitingAtMost} wait already`)
    let [longest, queue] = [newcomer, this.#queues.get(newcomer) ?? []]
    const own = queue.length + 1
    for (const [client, other] of this.#queues) {
      if (other.length > Math.max(own, queue.length)) [longest, queue] = [client, other]
    }
    const last = longest === newcomer ? undefined : queue.at(-1)
    if (last === undefined) throw error
    this.#remove(longest, last)
    last.reject(error)
  }

  #remove(client: string, waiter: Waiter): void {
    const queue = this.#queues.get(client) ?? []
    const at = queue.indexOf(waiter)
    // The signal may abort just after the turn came.
    if (at < 0) return
    queue.splice(at, 1)
    if (queue.length === 0) this.#queues.delete(client)
    this.#waiting -= 1
  }

  #next(): void {
    const [first] = this.#queues
    if (first === undefined) {
      this.#isBusy = false
      for (const wake of this.#idleListeners) wake()
      this.#idleListeners.clear()
      return
    }
    const [client, queue] = first
    const [waiter] = queue
    if (waiter === undefined) return
    this.#remove(client, waiter)
    // Moves the client to the end of the round.
    if (queue.length > 0) {
      this.#queues.delete(client)
      this.#queues.set(client, queue)
    }
    waiter.resolve()
  }
}
