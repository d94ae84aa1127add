import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MEGABYTE, SECOND } from '#domain/text/units.ts'

/** Milliseconds and bytes for the rest of a body. */
const WITHIN = SECOND
const BYTES_AT_MOST = 16 * MEGABYTE

/**
 * Reads and drops the rest of a body before an answer that closes the connection, such as the
 * refusal of a body over its limit. The kernel resets a connection that is closed with unread
 * bytes, and the client then sees an error of the network instead of the answer.
 */
export function readBeforeClosing(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (closesEarly(request, reply)) dropRest(request.raw, () => done(null, payload))
    else done(null, payload)
  })
}

function closesEarly({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (raw.complete || raw.destroyed) return false
  return !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close'
}

function dropRest(body: IncomingMessage, then: () => void): void {
  let dropped = 0
  const end = () => {
    clearTimeout(late)
    body.off('data', drop).off('close', end)
    then()
  }
  const drop = (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > BYTES_AT_MOST) end()
  }
  const late = setTimeout(end, WITHIN)
  body.on('data', drop).once('close', end).resume()
}
