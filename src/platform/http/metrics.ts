import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Gauge that is read at each scrape, with one label; `read` returns a number per label value. */
export interface Measurement {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
}

/** Serves `/metrics` for Prometheus to this machine only, and not through a proxy on it. */
export function metricsRoute(app: FastifyInstance, measured: readonly Measurement[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  for (const { name, help, label, read } of measured) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        // A metric that fails to read is omitted; other metrics show the cause.
        const values = await read().catch(() => ({}))
        this.reset()
        for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count)
      },
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { remoteAddress } = request.raw.socket
    const isLocal = remoteAddress === '127.0.0.1' || remoteAddress === '::1'
    if (!isLocal || request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
