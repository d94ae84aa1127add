import type { FastifyInstance } from 'fastify'
import { listActivity as listCall } from '#domain/contract/activity.ts'
import { serve } from '#server/http/answers/serve.ts'
import type { Queryable } from '#server/schema/database.ts'
import { listActivity } from './list-activity.ts'

/** Call of the admin's activity list. */
export function activityCalls(app: FastifyInstance, db: Queryable): void {
  serve(app, db, listCall, ({ query }) => listActivity(db, query))
}
