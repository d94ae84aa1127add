import type { FastifyInstance } from 'fastify'
import type { Lane } from '#domain/contract/lanes.ts'
import { timeLimits } from '#server/database/connection.ts'
import { asWork, type Work } from '#server/database/deadline.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route gives way to others; without one it costs nothing, or decides for itself. */
    readonly lane?: Lane
  }
  interface FastifyRequest {
    work: Work
    /** When its body began to be read, in the time of `performance.now()`. */
    bodyBegan: number
  }
}

/** Pages are routes without a lane; one that has to be made asks for a listing's data. */
const ofPages: Lane = 'browsing'

/**
 * Gives every request its lane and its one deadline, at the door: whatever it comes to wait for has
 * only what is left of it. A call that goes on for longer (an export, a stream of events) has to begin
 * within it, and says itself how it goes on.
 */
export function beginWork(app: FastifyInstance): void {
  // Every request has its own before anything can look at it.
  app.decorateRequest('work', null as unknown as Work)
  app.decorateRequest('bodyBegan', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    const lane = request.routeOptions.config.lane ?? ofPages
    request.work = { lane, deadline: performance.now() + timeLimits.work }
    asWork(request.work, done)
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.bodyBegan = performance.now()
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // The sender's line may be slow; that is not the shop's time.
    const onItsWay = performance.now() - request.bodyBegan
    const { lane, deadline } = request.work
    request.work = { lane, deadline: deadline === null ? null : deadline + onItsWay }
    // Once more: the events of a body come from the socket, which belongs to no request.
    asWork(request.work, done)
  })
}
