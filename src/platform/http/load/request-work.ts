import type { FastifyInstance } from 'fastify'
import type { Priority } from '#domain/contract/priorities.ts'
import { asWork, timeLimits, type Work } from '#platform/database/deadline.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority under load; routes without one are cheap or shed load themselves. */
    readonly priority?: Priority
  }
  interface FastifyRequest {
    work: Work
    /** Time at which reading of the body began, by `performance.now()`. */
    bodyBegan: number
  }
}

/** Pages are routes without a priority; rendering one reads the data of a listing. */
const pagePriority: Priority = 'browsing'

/**
 * Assigns every request its priority and one deadline on arrival: everything that the request waits
 * for shares the remaining time. A longer call, such as an export, must begin within the deadline
 * and then sets its own.
 */
export function beginWork(app: FastifyInstance): void {
  // Set on every request by the first hook, before anything reads it.
  app.decorateRequest('work', null as unknown as Work)
  app.decorateRequest('bodyBegan', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    const priority = request.routeOptions.config.priority ?? pagePriority
    request.work = { priority, deadline: performance.now() + timeLimits.work }
    asWork(request.work, done)
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.bodyBegan = performance.now()
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // The transfer time of the body does not count: the sender's connection may be slow.
    const transferTime = performance.now() - request.bodyBegan
    const { priority, deadline } = request.work
    request.work = { priority, deadline: deadline === null ? null : deadline + transferTime }
    // Restores the async context: the events of a body come from the socket, outside of it.
    asWork(request.work, done)
  })
}
