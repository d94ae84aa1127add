import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turnOfLoop } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/text/units.ts'

/** Milliseconds without a new connection, after which the server stops listening. */
const QUIET = 100

/** Milliseconds after which it stops listening even if connections keep arriving. */
const QUIET_AT_MOST = 2 * SECOND

/** Milliseconds that running requests have to end. */
const DRAIN = 10 * SECOND

export interface ShutdownOptions {
  /** Milliseconds of normal service until a load balancer takes the process out of rotation. */
  readonly delay: number
  /** Aborts to close every connection at once. */
  readonly forceSignal: AbortSignal
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes the app; every running request gets its answer. */
    readonly gracefulShutdown: (options: ShutdownOptions) => Promise<void>
  }
}

/**
 * Adds `app.gracefulShutdown`. It serves for the delay, and until no connection arrives, with
 * `connection: close` in every answer; then it stops listening, waits until all answers are sent,
 * and closes the app. Node's own `close` resets the connections that the kernel has accepted and
 * the process has not, and cuts off answers that are on their way to a slow reader.
 */
export function prepareShutdown(app: FastifyInstance, drain = DRAIN): void {
  const running = new Set<ServerResponse>()
  let arrived = 0
  app.server.on('connection', () => {
    arrived += 1
  })
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  app.decorate('gracefulShutdown', async ({ delay, forceSignal }: ShutdownOptions) => {
    const { server } = app
    server.prependListener('request', endConnectionWithAnswer)
    const wait = (milliseconds: number) =>
      pause(milliseconds, undefined, { signal: forceSignal }).catch(() => undefined)
    await wait(delay)
    const quietBy = performance.now() + QUIET_AT_MOST
    for (let before = -1; before !== arrived && performance.now() < quietBy; ) {
      before = arrived
      await wait(QUIET)
      // A turn of the event loop accepts a connection of the kernel's queue, if there is one.
      await turnOfLoop()
    }
    Server.prototype.close.call(server)
    const late = AbortSignal.any([forceSignal, AbortSignal.timeout(drain)])
    while (running.size > 0 && !late.aborted) {
      const answered = Array.from(running, (response) => once(response, 'close', { signal: late }))
      await Promise.all(answered).catch(() => undefined)
    }
    server.closeAllConnections()
    await app.close()
  })
}

/** Sends `connection: close`, so that the client sends no further request on the connection. */
function endConnectionWithAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
}
