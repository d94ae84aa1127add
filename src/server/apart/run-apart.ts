import type { Serializable } from 'node:child_process'
import { nameOf, startApart } from './start-apart.ts'
import type { Report } from './work-apart.ts'

/** How a process apart is run. */
export interface Running<Progress> {
  /** Milliseconds that it may take; any time when left out. */
  readonly timeout?: number
  /** How much it gives way to others on busy cores; 19 would be most. */
  readonly niceness?: number
  readonly onProgress?: (progress: Progress) => void
  /** Ends it. */
  readonly signal?: AbortSignal
}

/**
 * Has one piece of work done in a process of its own, by a module that calls `workApart`. The process
 * knows no database and no secret, crashes alone, and is ended when its work is: what it took is
 * given back.
 *
 * @param order what the module's work is given; bytes and maps arrive as such
 * @throws Error with the words of what the work threw, or that the process died or took too long; the
 *   signal's reason when it is aborted
 */
export async function runApart<Order extends Serializable, Done, Progress = never>(
  module: URL,
  order: Order,
  { timeout, niceness, onProgress = () => undefined, signal }: Running<Progress> = {},
): Promise<Done> {
  signal?.throwIfAborted()
  const name = nameOf(module)
  const child = startApart(module, niceness)
  const { promise, resolve, reject } = Promise.withResolvers<Done>()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  const late =
    timeout === undefined
      ? undefined
      : setTimeout(() => reject(new Error(`The ${name} took more than ${timeout} ms`)), timeout)
  child.on('spawn', () => child.send(order))
  child.on('message', (report: Report<Done, Progress>) => {
    if (report.kind === 'progress') onProgress(report.progress)
    else if (report.kind === 'done') resolve(report.result)
    else reject(new Error(report.reason))
  })
  child.on('error', reject)
  child.on('exit', (code, killedBy) =>
    reject(new Error(`The ${name} ended early (${killedBy ?? code})`)),
  )
  try {
    return await promise
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  }
}
