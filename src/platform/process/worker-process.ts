import type { ChildProcess, Serializable } from 'node:child_process'
import { once } from 'node:events'
import type { Report } from './serve-parent.ts'
import { nameOf, startChild } from './start-child.ts'

/** Options of a worker process. */
export interface WorkerOptions {
  /** Milliseconds for one job, the start of the process included. */
  readonly timeout: number
  /** Scheduling niceness, up to 19. */
  readonly niceness: number
  /** Milliseconds without a job after which the process is killed, to return its memory. */
  readonly idle: number
}

/**
 * Worker process: a child process that runs jobs one at a time, by a module that calls
 * `serveParent`. The first job starts it. It has no database and no secret. When it dies or times
 * out, only the running job fails: the next one starts a new process.
 */
export class WorkerProcess<Input extends Serializable, Result> {
  readonly #module: URL
  readonly #options: WorkerOptions
  #child: ChildProcess | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #fail: (reason: Error) => void = () => undefined

  constructor(module: URL, options: WorkerOptions) {
    this.#module = module
    this.#options = options
  }

  /** Id of the process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * Runs one job; the caller waits for its end before it sends the next one.
   *
   * @throws Error with the message of the job's error, or when the process died or timed out
   */
  async run(input: Input): Promise<Result> {
    clearTimeout(this.#idleTimer)
    const { timeout, idle } = this.#options
    const child = this.#startedChild()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#fail = reject
    const listen = (report: Report<Result, never>) => {
      if (report.kind === 'done') resolve(report.result)
      else if (report.kind === 'failed') reject(new Error(report.reason))
    }
    const late = setTimeout(() => {
      this.#kill(child)
      reject(new Error(`The ${nameOf(this.#module)} took more than ${timeout} ms`))
    }, timeout)
    child.on('message', listen)
    child.send(input, (error) => {
      if (error !== null) reject(error)
    })
    try {
      return await promise
    } finally {
      clearTimeout(late)
      child.off('message', listen)
      this.#idleTimer = setTimeout(() => this.#kill(child), idle)
      this.#idleTimer.unref()
    }
  }

  /** Kills the process and its running job. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const child = this.#child
    if (child === undefined) return
    const ended = once(child, 'exit')
    this.#kill(child)
    await ended
  }

  #startedChild(): ChildProcess {
    if (this.#child !== undefined) return this.#child
    const child = startChild(this.#module, this.#options.niceness)
    this.#child = child
    child.on('error', (error) => this.#onExit(child, error))
    child.on('exit', (code, killedBy) => {
      const why = `The ${nameOf(this.#module)} ended early (${killedBy ?? code})`
      this.#onExit(child, new Error(why))
    })
    return child
  }

  #kill(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
    child.kill('SIGKILL')
  }

  #onExit(child: ChildProcess, reason: Error): void {
    // A killed process may have been replaced already, and its job has failed.
    if (this.#child !== undefined && this.#child !== child) return
    this.#child = undefined
    this.#fail(reason)
  }
}
