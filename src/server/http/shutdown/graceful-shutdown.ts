import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/units.ts'

/** Milliseconds in which requests that were sent before the shutdown are read. */
const SETTLE = 100

/** Milliseconds that running requests have to end. */
const DRAIN = 10 * SECOND

export interface ShutdownOptions {
  /**
   * Milliseconds of normal service before the shutdown, in which a load balancer takes the process
   * out of rotation.
   */
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
 * Adds `app.gracefulShutdown`. It serves for the delay, with `connection: close` in every answer,
 * then stops listening, waits until all answers are sent, and closes the app. Node's own `close`
 * cuts off answers that are on their way to a slow reader.
 */
export function prepareShutdown(app: FastifyInstance, drain = DRAIN): void {
  const running = new Set<ServerResponse>()
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  app.decorate('gracefulShutdown', async ({ delay, forceSignal }: ShutdownOptions) => {
    const { server } = app
    server.prependListener('request', endConnectionWithAnswer)
    const settled = pause(Math.max(delay, SETTLE), undefined, { signal: forceSignal })
    await settled.catch(() => undefined)
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
