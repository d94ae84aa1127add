import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends, when the shop closes, the connections that never carried a request. Browsers open some in
 * advance, and Node waits for their first request until its header timeout.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: { readonly socket: Socket }) => unused.delete(socket))
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy()
    done()
  })
}
