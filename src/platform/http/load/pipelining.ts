import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Limits the requests of one connection that have no complete answer yet. */
const UNANSWERED_AT_MOST = 8

/**
 * Ends connections with more than eight unanswered requests (rule: fair-shares). Browsers send one
 * after the other; a client that pipelines hundreds of pages and reads none has them all rendered
 * and kept in memory. A hook, since Node goes on with the requests that it has already received
 * when their connection is destroyed.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count <= UNANSWERED_AT_MOST && !socket.destroyed) return done()
    reply.hijack()
    socket.destroy()
  })
}
