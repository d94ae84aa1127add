import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which the body of a request must have arrived, unless its call says otherwise. */
const USUAL = 12_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Drops whoever sends a body too slowly. Node's own limit is one for all requests, so it has to leave
 * room for a picture from a phone; what is small must come fast all the same.
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

/** Gives the body of a request this much time from now. */
export function expectBodyWithin(request: IncomingMessage, milliseconds: number): void {
  clearTimeout(timers.get(request))
  const late = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, milliseconds)
  late.unref()
  timers.set(request, late)
}
