import type { ChildProcess, Serializable } from 'node:child_process'
import { once } from 'node:events'
import { nameOf, startApart } from './start-apart.ts'
import type { Report } from './work-apart.ts'

/** How a process apart stands by. */
export interface Standing {
  /** Milliseconds that one order may take, the start of the process included. */
  readonly timeout: number
  /** How much it gives way to others on busy cores; 19 would be most. */
  readonly niceness: number
  /** Milliseconds without work after which it is ended, and what it took is given back. */
  readonly idle: number
}

/**
 * A process of its own that does one piece of work after the other, by a module that calls
 * `workApart`. It is started when there is something to do, knows no database and no secret, and when
 * it dies or takes too long, only what it was doing fails: the next order starts another.
 */
export class StandingProcess<Order extends Serializable, Done> {
  readonly #module: URL
  readonly #standing: Standing
  #child: ChildProcess | undefined
  #leaving: NodeJS.Timeout | undefined
  #fail: (reason: Error) => void = () => undefined

  constructor(module: URL, standing: Standing) {
    this.#module = module
    this.#standing = standing
  }

  /** The process that stands by or works; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * Has one order done; the next is given when this one is over.
   *
   * @throws Error with the words of what the work threw, or that the process died or took too long
   */
  async ask(order: Order): Promise<Done> {
    clearTimeout(this.#leaving)
    const { timeout, idle } = this.#standing
    const child = this.#started()
    const { promise, resolve, reject } = Promise.withResolvers<Done>()
    this.#fail = reject
    const listen = (report: Report<Done, never>) => {
      if (report.kind === 'done') resolve(report.result)
      else if (report.kind === 'failed') reject(new Error(report.reason))
    }
    const late = setTimeout(() => {
      this.#end(child)
      reject(new Error(`The ${nameOf(this.#module)} took more than ${timeout} ms`))
    }, timeout)
    child.on('message', listen)
    child.send(order, (error) => {
      if (error !== null) reject(error)
    })
    try {
      return await promise
    } finally {
      clearTimeout(late)
      child.off('message', listen)
      this.#leaving = setTimeout(() => this.#end(child), idle)
      this.#leaving.unref()
    }
  }

  /** Ends it, whatever it is doing. */
  async close(): Promise<void> {
    clearTimeout(this.#leaving)
    const child = this.#child
    if (child === undefined) return
    const ended = once(child, 'exit')
    this.#end(child)
    await ended
  }

  #started(): ChildProcess {
    if (this.#child !== undefined) return this.#child
    const child = startApart(this.#module, this.#standing.niceness)
    this.#child = child
    child.on('error', (error) => this.#gone(child, error))
    child.on('exit', (code, killedBy) => {
      const why = `The ${nameOf(this.#module)} ended early (${killedBy ?? code})`
      this.#gone(child, new Error(why))
    })
    return child
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
    child.kill('SIGKILL')
  }

  #gone(child: ChildProcess, reason: Error): void {
    // One that was told to go has been replaced already, maybe, and whoever asked it has been told.
    if (this.#child !== undefined && this.#child !== child) return
    this.#child = undefined
    this.#fail(reason)
  }
}
