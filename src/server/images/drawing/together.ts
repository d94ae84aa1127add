interface Shared<T> {
  readonly done: Promise<T>
  readonly everybodyLeft: AbortController
  waiting: number
}

/** Does what many ask for at the same moment once, for all of them. */
export class Together<T> {
  readonly #underWay = new Map<string, Shared<T>>()

  /**
   * What comes of `work` under this name: of the one that is under way, or of a new one, whose signal
   * aborts when nobody waits for it any more.
   *
   * @throws what the work throws; the reason of `signal` when that aborts first
   */
  async join(
    name: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    signal.throwIfAborted()
    const known = this.#underWay.get(name)
    if (known?.everybodyLeft.signal.aborted) {
      // It was too late to stop it, and then it is of use; or it was stopped.
      const [outcome] = await Promise.allSettled([known.done])
      return outcome.status === 'fulfilled' ? outcome.value : this.join(name, work, signal)
    }
    const shared = known ?? this.#begin(name, work)
    shared.waiting += 1
    const left = Promise.withResolvers<never>()
    const leave = () => left.reject(signal.reason)
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([shared.done, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      shared.waiting -= 1
      if (shared.waiting === 0) shared.everybodyLeft.abort()
    }
  }

  #begin(name: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const everybodyLeft = new AbortController()
    const done = work(everybodyLeft.signal).finally(() => this.#underWay.delete(name))
    // When everybody has left, nobody hears of it.
    done.catch(() => undefined)
    const shared = { done, everybodyLeft, waiting: 0 }
    this.#underWay.set(name, shared)
    return shared
  }
}
