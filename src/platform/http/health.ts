import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/connection.ts'

/** Whether this process accepts requests; false while it closes. */
export interface Readiness {
  isClosing: boolean
}

/**
 * Liveness and readiness probes. `/healthz`: the process answers. `/readyz`: it can serve, database
 * included; 503 while closing, so that a load balancer stops sending in time.
 */
export function healthRoutes(
  app: FastifyInstance,
  database: Pick<Database<unknown>, 'isReachable'>,
  readiness: Readiness,
): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const }
  app.get('/healthz', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.isClosing) return reply.code(503).send({ status: 'closing' })
    if (await database.isReachable()) return reply.send({ status: 'ready' })
    return reply.code(503).send({ status: 'database unavailable' })
  })
}
