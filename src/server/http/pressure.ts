import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Lane } from '#domain/contract/lanes.ts'
import type { Database } from '#server/database/connection.ts'
import { unavailable } from '#server/refusal.ts'
import { sendRefusal } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether whatever can be put off should be: a page that has to be made, for instance. */
    isUnderPressure: () => boolean
  }
}

/** Milliseconds by which the event loop may be late before a lane gives way. */
const tolerated: Readonly<Record<Lane, number>> = {
  desk: 500,
  browsing: 500,
  carts: 1_500,
  orders: Number.POSITIVE_INFINITY,
}

/** Milliseconds between two looks at the event loop, and how finely it is watched in between. */
const look = { every: 500, resolution: 20 }

/**
 * Milliseconds that a no takes. Whoever asks again as soon as they have an answer would otherwise be
 * refused thousands of times a second, and the shop would do little else.
 */
const beforeRefusing = 250

/**
 * Under pressure the shop refuses quickly instead of slowly, one lane after the other. Only what
 * refusing relieves is measured, so that the shop is itself again as soon as less is asked of it: how
 * late the event loop is, and how many wait for the database. A route without a lane is never refused.
 *
 * @param lateness how late the event loop has been of late, in milliseconds; measured unless given
 */
export function shedLoad(
  app: FastifyInstance,
  database: Pick<Database, 'isFull'>,
  lateness: () => number = watchEventLoop(app),
): void {
  const mustGiveWay = (lane: Lane) => lateness() > tolerated[lane] || database.isFull(lane)
  const refusal = unavailable(2)
  app.decorate('isUnderPressure', () => mustGiveWay('browsing'))
  app.addHook('onRequest', (request, reply, done) => {
    const { lane } = request.routeOptions.config
    if (lane === undefined || !mustGiveWay(lane)) done()
    else setTimeout(() => sendRefusal(reply, refusal), beforeRefusing)
  })
}

/** Late is what was late twice in a row: a single long turn is over when it is noticed. */
function watchEventLoop(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: look.resolution })
  histogram.enable()
  let latest = 0
  let before = 0
  let lookedAt = performance.now()
  const looking = setInterval(() => {
    const now = performance.now()
    before = latest
    // Not one turn since the last look: it is at least so late.
    latest = histogram.count === 0 ? now - lookedAt : histogram.mean / 1e6 - look.resolution
    lookedAt = now
    histogram.reset()
  }, look.every)
  looking.unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    histogram.disable()
  })
  return () => Math.min(before, latest)
}
