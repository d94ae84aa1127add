import type { FastifyReply } from 'fastify'

/** Signal that aborts when the client leaves before its answer, so that work for it ends. */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('the client is gone')))
  return gone.signal
}
