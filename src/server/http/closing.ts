import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turnOfLoop } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds. */
export interface ClosingTimes {
  /** The doors shut once nobody has come in for so long. */
  readonly quiet: number
  /** They shut all the same when somebody keeps coming for so long. */
  readonly quietAtMost: number
  /** So long after it was opened, a connection must have asked for something. */
  readonly firstRequest: number
  /** Nothing may take longer than this, from when the delay is over. */
  readonly drain: number
}

const usual: ClosingTimes = { quiet: 100, quietAtMost: 2_000, firstRequest: 1_000, drain: 10_000 }

declare module 'fastify' {
  interface FastifyInstance {
    readonly doors: Doors
  }
}

/** What is known of an open connection. */
interface Connection {
  /** Requests that have no whole answer yet. */
  running: number
  /** Bytes that had been read when the latest answer was whole: more of them begin a request. */
  bytesRead: number
  /** Browsers open some in advance; one that is new may be about to ask. */
  silentUntil: number
}

/** How whoever stops the shop wants it. */
export interface ClosingWish {
  /** Milliseconds in which everybody is still let in, so that a balancer in front turns away first. */
  readonly delay: number
  /** Aborted when nobody wants to wait any more. */
  readonly hurry: AbortSignal
}

/**
 * The doors of the shop, `app.doors`. The system greets callers before the process knows of
 * them, and those who wait there when a server stops listening are turned away, whatever they have
 * sent. So everybody is let in, and asked not to come back, until nobody waits outside.
 */
export class Doors {
  readonly #app: FastifyInstance
  readonly #times: ClosingTimes
  readonly #connections = new Map<Socket, Connection>()
  #cameAt = 0
  #isHolding = false
  #isClosing = false

  constructor(app: FastifyInstance, times: Partial<ClosingTimes> = {}) {
    this.#app = app
    this.#times = { ...usual, ...times }
    app.server.on('connection', (socket: Socket) => this.#letIn(socket))
    // One too many was let in all the same, only to be sent away.
    app.server.on('drop', () => {
      this.#cameAt = performance.now()
    })
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#attend(request.socket, response),
    )
    // Node's own, which every closing begins with, cuts off answers that are still on their way.
    app.server.closeIdleConnections = () => this.#endIdle()
  }

  #letIn(socket: Socket): void {
    this.#cameAt = performance.now()
    if (this.#isHolding) socket.cork()
    const silentUntil = this.#cameAt + this.#times.firstRequest
    this.#connections.set(socket, { running: 0, bytesRead: 0, silentUntil })
    socket.once('close', () => this.#connections.delete(socket))
  }

  #attend(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket)
    if (connection === undefined) return
    connection.running += 1
    response.once('close', () => {
      connection.running -= 1
      connection.bytesRead = socket.bytesRead
      connection.silentUntil = 0
    })
  }

  /** Ends every connection on which nothing runs and nothing has begun. */
  #endIdle(): void {
    const now = performance.now()
    for (const [socket, { running, bytesRead, silentUntil }] of this.#connections) {
      if (running > 0 || bytesRead !== socket.bytesRead) continue
      if (now > silentUntil || !this.#isClosing) socket.destroy()
    }
  }

  /** Closes the shop so that whatever was sent before the doors shut is answered. */
  async close({ delay, hurry }: ClosingWish): Promise<void> {
    const { server } = this.#app
    this.#isClosing = true
    server.prependListener('request', endConnectionWithAnswer)
    if (server.listening) {
      await this.#untilNobodyWaits(delay, hurry).catch(unlessAborted(hurry))
      // Nothing may be awaited between the look outside and this. The connections that are open come
      // later: whoever sees theirs end may come again at once.
      Server.prototype.close.call(server)
      this.#giveBackAnswers()
    }
    const over = new AbortController()
    const ending = this.#endConnections(hurry, over.signal)
    await this.#app.close().finally(() => over.abort())
    await ending
  }

  /** Settles in the very moment in which nobody waits outside; answers are held back by then. */
  async #untilNobodyWaits(delay: number, signal: AbortSignal): Promise<void> {
    const { quietAtMost, drain } = this.#times
    await pause(delay, undefined, { signal })
    await this.#quiet(quietAtMost, signal)
    // Under a load that never pauses, most come because they were answered a moment ago.
    this.#holdAnswers()
    await this.#quiet(quietAtMost / 2, signal)
    // A turn of the event loop lets in one of those who wait: if none came, none waits.
    await glance(drain / 4, (since) => this.#cameAt < since)
  }

  /** Settles once nobody has come in for a while; after `atMost` milliseconds in any case. */
  async #quiet(atMost: number, signal: AbortSignal): Promise<void> {
    const begun = performance.now()
    for (;;) {
      const now = performance.now()
      const quietAt = Math.max(this.#cameAt, begun) + this.#times.quiet
      const wait = Math.min(quietAt, begun + atMost) - now
      if (wait <= 0) return
      await pause(wait, undefined, { signal })
    }
  }

  #holdAnswers(): void {
    this.#isHolding = true
    for (const socket of this.#connections.keys()) socket.cork()
  }

  #giveBackAnswers(): void {
    this.#isHolding = false
    for (const socket of this.#connections.keys()) socket.uncork()
  }

  /** Nobody comes in any more: each connection ends when nothing runs on it. */
  async #endConnections(hurry: AbortSignal, over: AbortSignal): Promise<void> {
    const { server } = this.#app
    const { drain } = this.#times
    const until = performance.now() + drain
    while (!over.aborted) {
      await glance(drain / 2)
      if (hurry.aborted || performance.now() > until) server.closeAllConnections()
      else this.#endIdle()
      await pause(20)
    }
  }
}

/** Milliseconds: in a turn of the event loop as short as this, hardly anything can have arrived. */
const shortTurn = 0.5

/**
 * Settles right after a turn of the event loop that has read all there was, and was short enough for
 * that to be true still; after `atMost` milliseconds, after any turn. `isClear` is asked whether what
 * came since the beginning of the turn leaves nothing to wait for.
 */
async function glance(
  atMost: number,
  isClear: (since: number) => boolean = () => true,
): Promise<void> {
  const begun = performance.now()
  for (;;) {
    // A process that has just slept is the last that the system interrupts.
    await pause(1)
    const since = performance.now()
    await turnOfLoop()
    const now = performance.now()
    if (now > begun + atMost || (now < since + shortTurn && isClear(since))) return
  }
}

/** What is sent last on a connection says so, and nobody sends into a door that shuts. */
function endConnectionWithAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
}

function unlessAborted(signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) throw error
  }
}
