import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unlessAborted } from '#platform/concurrency/unless-aborted.ts'
import type { Report } from './serve-parent.ts'

/** Environment variables that a child process inherits: no secret of the shop's own. */
const INHERITED = [
  'PATH',
  'LD_LIBRARY_PATH',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
  'TMPDIR',
]

/** Name of a child process in error messages. */
function nameOf(module: URL): string {
  return basename(fileURLToPath(module), '.ts')
}

/** Forks a module that calls `serveParent`, without the environment of the shop. */
function startChild(module: URL, niceness: number): ChildProcess {
  const child = fork(fileURLToPath(module), {
    env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Right after the fork, as threads inherit the priority of the process when they start.
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness)
  } catch {
    // The process has ended already; its `exit` event fails the job.
  }
  return child
}

async function runJob<Result>(
  child: ChildProcess,
  name: string,
  input: Serializable,
  signal: AbortSignal,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const onMessage = (report: Report<Result>) => {
    if ('reason' in report) reject(new Error(report.reason))
    else resolve(report.result)
  }
  const onExit = (code: number | null, killedBy: NodeJS.Signals | null) =>
    reject(new Error(`The ${name} ended early (${killedBy ?? code})`))
  child.on('message', onMessage).on('error', reject).on('exit', onExit)
  child.send(input, (error) => {
    if (error !== null) reject(error)
  })
  try {
    return await unlessAborted(promise, signal)
  } finally {
    child.off('message', onMessage).off('error', reject).off('exit', onExit)
  }
}

/**
 * Runs one job in a child process, by a module that calls `serveParent`. The process has neither
 * database nor secrets, its crash is contained, and it is killed after the job to free its memory.
 *
 * @param input sent to the job by structured clone
 * @throws Error with the message of the job's error, or when the process died; the signal's reason
 *   when it aborts
 */
export async function runInChild<Input extends Serializable, Result>(
  module: URL,
  input: Input,
  { niceness, signal }: { readonly niceness: number; readonly signal: AbortSignal },
): Promise<Result> {
  signal.throwIfAborted()
  const child = startChild(module, niceness).on('error', () => undefined)
  try {
    return await runJob(child, nameOf(module), input, signal)
  } finally {
    child.kill('SIGKILL')
  }
}

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

  constructor(module: URL, options: WorkerOptions) {
    this.#module = module
    this.#options = options
  }

  /** Id of the process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Runs one job; the caller awaits it before the next. @throws Error of the job or the process */
  async run(input: Input): Promise<Result> {
    clearTimeout(this.#idleTimer)
    const { timeout, idle } = this.#options
    const name = nameOf(this.#module)
    const child = this.#startedChild()
    const late = new AbortController()
    const timer = setTimeout(() => {
      this.#kill(child)
      late.abort(new Error(`The ${name} took more than ${timeout} ms`))
    }, timeout)
    try {
      return await runJob(child, name, input, late.signal)
    } finally {
      clearTimeout(timer)
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
    return child.on('error', () => this.#forget(child)).on('exit', () => this.#forget(child))
  }

  #kill(child: ChildProcess): void {
    this.#forget(child)
    child.kill('SIGKILL')
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
  }
}
