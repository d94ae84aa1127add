import type { Serializable } from 'node:child_process'
import type { Report } from './serve-parent.ts'
import { nameOf, startChild } from './start-child.ts'

/** Options of a child process. */
export interface ChildOptions<Progress> {
  /** Milliseconds until it is killed; unlimited by default. */
  readonly timeout?: number
  /** Scheduling niceness, up to 19. */
  readonly niceness?: number
  readonly onProgress?: (progress: Progress) => void
  /** Kills the process when it aborts. */
  readonly signal?: AbortSignal
}

/**
 * Runs one job in a child process, by a module that calls `serveParent`. The process has neither
 * database nor secrets, its crash is contained, and it is killed after the job to free its memory.
 *
 * @param input sent to the job by structured clone
 * @throws Error with the message of the job's error, or when the process died or timed out; the
 *   signal's reason when it aborts
 */
export async function runInChild<Input extends Serializable, Result, Progress = never>(
  module: URL,
  input: Input,
  { timeout, niceness, onProgress = () => undefined, signal }: ChildOptions<Progress> = {},
): Promise<Result> {
  signal?.throwIfAborted()
  const name = nameOf(module)
  const child = startChild(module, niceness)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  const late =
    timeout === undefined
      ? undefined
      : setTimeout(() => reject(new Error(`The ${name} took more than ${timeout} ms`)), timeout)
  child.on('spawn', () => child.send(input))
  child.on('message', (report: Report<Result, Progress>) => {
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
