import { AsyncLocalStorage } from 'node:async_hooks'

const deadlines = new AsyncLocalStorage<number>()

/**
 * Runs `work` so that everything it asks of the database ends within `milliseconds`, waiting for a
 * connection included. Around a request it keeps the promise that a call answers within 3.5 s; around
 * a long job it lengthens the default of one piece of work.
 */
export function withDeadline<T>(milliseconds: number, work: () => T): T {
  return deadlines.run(performance.now() + milliseconds, work)
}

/** When the current work must be over, in the time of `performance.now()`. */
export function currentDeadline(defaultMilliseconds: number): number {
  return deadlines.getStore() ?? performance.now() + defaultMilliseconds
}
