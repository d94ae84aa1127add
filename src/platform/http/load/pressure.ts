import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Priority } from '#domain/contract/priorities.ts'
import type { Database } from '#platform/database/connection.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether deferrable work, such as rendering a page, should be deferred. */
    isUnderPressure: () => boolean
  }
}

/** Milliseconds of event-loop delay from which requests of a priority are refused. */
const toleratedDelay: Readonly<Record<Priority, number>> = {
  admin: 500,
  browsing: 500,
  carts: 1_500,
  orders: Number.POSITIVE_INFINITY,
}

/** Milliseconds: interval of the samples of event-loop delay, and resolution of its histogram. */
const sampling = { every: 500, resolution: 20 }

/** Milliseconds before a refusal is sent, so that clients which retry at once cost little. */
const refusalDelay = 250

/**
 * Load shedding of HTTP requests by priority, the lowest first. It depends on the two measures that
 * refusals improve at once, event-loop delay and queue length at the database, so that it ends with
 * the load. A route without a priority is never refused.
 *
 * @param refuse answers a request that is shed
 * @param lateness the recent event-loop delay in milliseconds; measured by default
 */
export function shedLoad(
  app: FastifyInstance,
  database: Pick<Database<unknown>, 'isFull'>,
  refuse: (reply: FastifyReply) => void,
  lateness: () => number = watchEventLoop(app),
): void {
  const isOverloaded = (priority: Priority) =>
    lateness() > toleratedDelay[priority] || database.isFull(priority)
  app.decorate('isUnderPressure', () => isOverloaded('browsing'))
  app.addHook('onRequest', (request, reply, done) => {
    const { priority } = request.routeOptions.config
    if (priority === undefined || !isOverloaded(priority)) done()
    else setTimeout(() => refuse(reply), refusalDelay)
  })
}

/** Event-loop delay, the smaller of two samples: a single long turn is over when measured. */
function watchEventLoop(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: sampling.resolution })
  histogram.enable()
  let latest = 0
  let before = 0
  let sampledAt = performance.now()
  const sampler = setInterval(() => {
    const now = performance.now()
    before = latest
    // No turn since the previous sample: the delay is at least the time since then.
    latest = histogram.count === 0 ? now - sampledAt : histogram.mean / 1e6 - sampling.resolution
    sampledAt = now
    histogram.reset()
  }, sampling.every)
  sampler.unref()
  app.addHook('onClose', async () => {
    clearInterval(sampler)
    histogram.disable()
  })
  return () => Math.min(before, latest)
}
