import { AsyncLocalStorage } from 'node:async_hooks'
import type { Priority } from '#domain/contract/priorities.ts'
import { DatabaseError } from './errors.ts'

/**
 * Time limits in milliseconds. `work` covers a whole request, or a unit of background work; waiting
 * for a connection or making one takes at most `connect`. A healthy server ends a statement itself,
 * by `lock` or `statement`; when less time is left, or the server is frozen or unreachable, the
 * client does. Together they keep every call of the shop within 3.5 s.
 */
export const timeLimits = {
  connect: 2_000,
  lock: 2_000,
  statement: 2_500,
  work: 3_000,
  idleInTransaction: 5_000,
} as const

/** Async context of a request: its priority and its deadline. */
export interface Work {
  readonly priority: Priority
  /**
   * In the time of `performance.now()`, for the whole request with all its waits. Null gives each
   * unit of database work the default time limit.
   */
  readonly deadline: number | null
}

/** Work outside any request: it is little and must progress, so it has the highest priority. */
const backgroundWork: Work = { priority: 'orders', deadline: null }

const current = new AsyncLocalStorage<Work>()

/** Runs `run` in this context, which everything that it starts inherits. */
export function asWork<T>(work: Work, run: () => T): T {
  return current.run(work, run)
}

/** Runs `run` with a deadline of `milliseconds` for all of its database work. */
export function withDeadline<T>(milliseconds: number, run: () => T): T {
  return current.run({ ...currentWork(), deadline: performance.now() + milliseconds }, run)
}

/** Runs `run` with another priority and the same deadline. */
export function withPriority<T>(priority: Priority, run: () => T): T {
  return current.run({ ...currentWork(), priority }, run)
}

/** Runs `run` as background work, detached from the request that started it. */
export function withoutDeadline<T>(run: () => T): T {
  return current.run(backgroundWork, run)
}

/** Runs `run` with the default time limit per unit, for work after the response has begun. */
export function withFreshDeadline<T>(run: () => T): T {
  return current.run({ ...currentWork(), deadline: null }, run)
}

/** Fetches each batch for a slow reader with the caller's priority and a fresh time limit. */
export function withDeadlinePerBatch<Batch>(
  batches: AsyncGenerator<Batch, void, void>,
): AsyncGenerator<Batch, void, void> {
  const work = withFreshDeadline(currentWork)
  async function* iterate() {
    try {
      for (;;) {
        const { done, value } = await current.run(work, () => batches.next())
        if (done) return
        yield value
      }
    } finally {
      // The reader may stop before the end.
      await batches.return()
    }
  }
  return iterate()
}

/** Context of the running work. */
export function currentWork(): Work {
  return current.getStore() ?? backgroundWork
}

/** Deadline of the running work, in the time of `performance.now()`. */
export function currentDeadline(): number {
  return currentWork().deadline ?? performance.now() + timeLimits.work
}

/** Milliseconds that are left to the running work. */
export function timeLeft(): number {
  return currentDeadline() - performance.now()
}

/** Result of `work`. @throws DatabaseError `timeout` when it takes longer than until `deadline` */
export async function within<T>(
  deadline: number,
  work: Promise<T>,
  refusal = 'no time left',
): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseError('timeout', refusal)),
    Math.max(0, deadline - performance.now()),
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
