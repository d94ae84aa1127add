import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turnOfLoop } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds. */
export interface ShutdownTimes {
  /** The server stops listening once no connection has arrived for this long. */
  readonly quiet: number
  /** The server stops listening after this long even if connections keep arriving. */
  readonly quietAtMost: number
  /** An open connection must have sent a request within this time. */
  readonly firstRequest: number
  /** Time limit of the requests still running, from the end of the delay. */
  readonly drain: number
}

const defaults: ShutdownTimes = {
  quiet: 100,
  quietAtMost: 2_000,
  firstRequest: 1_000,
  drain: 10_000,
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly gracefulShutdown: GracefulShutdown
  }
}

/** State of an open connection. */
interface Connection {
  /** Requests without a complete response. */
  running: number
  /** Bytes read when the latest response was complete; more than that is the start of a request. */
  bytesRead: number
  /** Browsers open connections in advance; a new one may be about to send its first request. */
  silentUntil: number
}

export interface ShutdownOptions {
  /**
   * Milliseconds of normal service before the shutdown, in which a load balancer takes the process
   * out of rotation.
   */
  readonly delay: number
  /** Aborts to close every connection at once. */
  readonly forceSignal: AbortSignal
}

/**
 * Graceful shutdown of the HTTP server, `app.gracefulShutdown`. The kernel accepts connections into
 * the listen backlog before the process sees them, and resets those that are still there when a
 * server stops listening, whatever they have sent. So the server accepts connections, with
 * `connection: close` in every response, until the backlog is empty.
 */
export class GracefulShutdown {
  readonly #app: FastifyInstance
  readonly #times: ShutdownTimes
  readonly #connections = new Map<Socket, Connection>()
  #latestArrival = 0
  #isCorked = false
  #isClosing = false

  constructor(app: FastifyInstance, times: Partial<ShutdownTimes> = {}) {
    this.#app = app
    this.#times = { ...defaults, ...times }
    app.server.on('connection', (socket: Socket) => this.#onConnection(socket))
    // A connection dropped beyond `maxConnections` has left the backlog, too.
    app.server.on('drop', () => {
      this.#latestArrival = performance.now()
    })
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#onRequest(request.socket, response),
    )
    // Node's own implementation, called by `close`, cuts off responses that are still being sent.
    app.server.closeIdleConnections = () => this.#endIdle()
  }

  #onConnection(socket: Socket): void {
    this.#latestArrival = performance.now()
    if (this.#isCorked) socket.cork()
    const silentUntil = this.#latestArrival + this.#times.firstRequest
    this.#connections.set(socket, { running: 0, bytesRead: 0, silentUntil })
    socket.once('close', () => this.#connections.delete(socket))
  }

  #onRequest(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket)
    if (connection === undefined) return
    connection.running += 1
    response.once('close', () => {
      connection.running -= 1
      connection.bytesRead = socket.bytesRead
      connection.silentUntil = 0
    })
  }

  /** Ends every connection without a running or partially received request. */
  #endIdle(): void {
    const now = performance.now()
    for (const [socket, { running, bytesRead, silentUntil }] of this.#connections) {
      if (running > 0 || bytesRead !== socket.bytesRead) continue
      if (now > silentUntil || !this.#isClosing) socket.destroy()
    }
  }

  /** Closes the app; every request sent before the server stopped listening gets its response. */
  async close({ delay, forceSignal }: ShutdownOptions): Promise<void> {
    const { server } = this.#app
    this.#isClosing = true
    server.prependListener('request', endConnectionWithAnswer)
    if (server.listening) {
      await this.#untilBacklogIsEmpty(delay, forceSignal).catch(unlessAborted(forceSignal))
      // No `await` between the check of the backlog and this call. Open connections end later, as a
      // client whose connection ends may reconnect at once.
      Server.prototype.close.call(server)
      this.#uncorkResponses()
    }
    const over = new AbortController()
    const ending = this.#endConnections(forceSignal, over.signal)
    await this.#app.close().finally(() => over.abort())
    await ending
  }

  /** Settles in the event-loop turn in which the backlog is empty; responses are corked by then. */
  async #untilBacklogIsEmpty(delay: number, signal: AbortSignal): Promise<void> {
    const { quietAtMost, drain } = this.#times
    await pause(delay, undefined, { signal })
    await this.#quiet(quietAtMost, signal)
    // Under constant load most connections arrive because their client just got a response.
    this.#corkResponses()
    await this.#quiet(quietAtMost / 2, signal)
    // One turn of the event loop accepts one connection: if none arrived, the backlog is empty.
    await untilIdleTurn(drain / 4, (since) => this.#latestArrival < since)
  }

  /** Settles once no connection has arrived for `quiet` ms; after `atMost` ms in any case. */
  async #quiet(atMost: number, signal: AbortSignal): Promise<void> {
    const begun = performance.now()
    for (;;) {
      const now = performance.now()
      const quietAt = Math.max(this.#latestArrival, begun) + this.#times.quiet
      const wait = Math.min(quietAt, begun + atMost) - now
      if (wait <= 0) return
      await pause(wait, undefined, { signal })
    }
  }

  #corkResponses(): void {
    this.#isCorked = true
    for (const socket of this.#connections.keys()) socket.cork()
  }

  #uncorkResponses(): void {
    this.#isCorked = false
    for (const socket of this.#connections.keys()) socket.uncork()
  }

  /** Ends each remaining connection as soon as it is idle; all of them after `drain` ms. */
  async #endConnections(forceSignal: AbortSignal, over: AbortSignal): Promise<void> {
    const { server } = this.#app
    const { drain } = this.#times
    const until = performance.now() + drain
    while (!over.aborted) {
      await untilIdleTurn(drain / 2)
      if (forceSignal.aborted || performance.now() > until) server.closeAllConnections()
      else this.#endIdle()
      await pause(20)
    }
  }
}

/** Milliseconds; a turn of the event loop this short leaves no time for an arrival. */
const shortTurn = 0.5

/**
 * Settles right after a turn of the event loop that read all pending input and was short enough
 * that no more has arrived; from `atMost` milliseconds on, after any turn. `isClear` gets the start
 * of the turn and returns false when an arrival since then needs another turn.
 */
async function untilIdleTurn(
  atMost: number,
  isClear: (since: number) => boolean = () => true,
): Promise<void> {
  const begun = performance.now()
  for (;;) {
    // Sleeps first: the scheduler is least likely to preempt a process that has just slept.
    await pause(1)
    const since = performance.now()
    await turnOfLoop()
    const now = performance.now()
    if (now > begun + atMost || (now < since + shortTurn && isClear(since))) return
  }
}

/** Sends `connection: close`, so that the client sends no further request on the connection. */
function endConnectionWithAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
}

function unlessAborted(signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) throw error
  }
}
