import { AsyncLocalStorage } from 'node:async_hooks'
import type { Priority } from '#domain/contract/priorities.ts'

/** What the work under way is part of: how it ranks, and when it must be over. */
export interface Work {
  readonly priority: Priority
  /**
   * In the time of `performance.now()`, for everything together: waiting for a connection, for a turn
   * to hash, and every statement. Null gives each piece of work on the database the usual time.
   */
  readonly deadline: number | null
}

/**
 * What nobody asked for over HTTP: the start, chores, news of other processes. It is little, it has
 * to go on, and each piece of it has a time of its own.
 */
const ownWork: Work = { priority: 'orders', deadline: null }

const current = new AsyncLocalStorage<Work>()

/** Runs `run` as this work: a request hands its priority and deadline to everything that it causes. */
export function asWork<T>(work: Work, run: () => T): T {
  return current.run(work, run)
}

/**
 * Runs `run` so that everything it asks of the database ends within `milliseconds`, waiting for a
 * connection included. Around a long job it lengthens the usual time of one piece of work.
 */
export function withDeadline<T>(milliseconds: number, run: () => T): T {
  return current.run({ ...currentWork(), deadline: performance.now() + milliseconds }, run)
}

/** Runs `run` in another priority, within the time that there is. */
export function withPriority<T>(priority: Priority, run: () => T): T {
  return current.run({ ...currentWork(), priority }, run)
}

/** Runs `run` as the shop's own work, whoever caused it: it goes on when they are gone. */
export function asOwnWork<T>(run: () => T): T {
  return current.run(ownWork, run)
}

/**
 * Runs `run` in the priority that it is in, each piece of it in the usual time of its own: what goes on
 * once the answer has begun, and the deadline has done its duty.
 */
export function inOwnTime<T>(run: () => T): T {
  return current.run({ ...currentWork(), deadline: null }, run)
}

/**
 * The rest of a sequence whose reader takes its time: each piece is fetched in the priority of whoever
 * began, in the usual time of its own, because their deadline was for the beginning.
 */
export function piecewise<Piece>(
  pieces: AsyncGenerator<Piece, void, void>,
): AsyncGenerator<Piece, void, void> {
  const work = inOwnTime(currentWork)
  async function* fetched() {
    try {
      for (;;) {
        const { done, value } = await current.run(work, () => pieces.next())
        if (done) return
        yield value
      }
    } finally {
      // Whoever reads may stop before the end.
      await pieces.return()
    }
  }
  return fetched()
}

/** What the work under way is part of. */
export function currentWork(): Work {
  return current.getStore() ?? ownWork
}

/** When the work under way must be over, in the time of `performance.now()`. */
export function currentDeadline(usualMilliseconds: number): number {
  return currentWork().deadline ?? performance.now() + usualMilliseconds
}
