import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Default time limit of a request body, milliseconds. */
const USUAL = 12_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Time limit of request bodies: ends connections whose body arrives too slowly. Node has one limit
 * for all requests, long enough for an upload from a phone; small bodies must arrive faster.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = USUAL): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding !== undefined || Number(length) > 0) {
      raw.once('close', () => clearTimeout(timers.get(raw)))
      expectBodyWithin(raw, milliseconds)
    }
    done()
  })
}

/** Restarts the time limit for the body of a request. */
export function expectBodyWithin(request: IncomingMessage, milliseconds: number): void {
  clearTimeout(timers.get(request))
  const late = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, milliseconds)
  late.unref()
  timers.set(request, late)
}
