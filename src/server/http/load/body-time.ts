import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/units.ts'

/** Default time limit of a request body, milliseconds. */
const USUAL = 12 * SECOND

const LOOK_EVERY = SECOND

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Least rate of a body that may take long. */
export interface LeastRate {
  readonly bytesPerSecond: number
  /** Milliseconds from the beginning that don't count, as a connection may pause. */
  readonly after: number
}

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

/** Restarts the time limit for the body of a request, with a least average rate if given. */
export function expectBodyWithin(
  request: IncomingMessage,
  milliseconds: number,
  least?: LeastRate,
): void {
  clearTimeout(timers.get(request))
  const { socket } = request
  const began = performance.now()
  const before = socket.bytesRead
  const look = () => {
    if (request.complete) return
    const elapsed = performance.now() - began
    const counted = least ? Math.max(0, elapsed - least.after) / SECOND : 0
    const isSlow = socket.bytesRead - before < counted * (least?.bytesPerSecond ?? 0)
    if (elapsed >= milliseconds || isSlow) request.destroy()
    else lookIn(milliseconds - elapsed)
  }
  const lookIn = (left: number) => {
    const next = setTimeout(look, least ? Math.min(LOOK_EVERY, left) : left)
    timers.set(request, next.unref())
  }
  lookIn(milliseconds)
}
