import type { FastifyReply } from 'fastify'

/**
 * Signal that aborts when the connection closes before the answer is sent, so that work for a
 * client that is gone ends, and leaves its queue.
 */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('the client is gone')))
  return gone.signal
}
