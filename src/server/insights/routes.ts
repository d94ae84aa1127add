import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/insights.ts'
import { insightPeriod } from '#domain/insights/periods.ts'
import { serve } from '#server/http/answers/serve.ts'
import type { Queryable } from '#server/schema/database.ts'
import { getInsights } from './get-insights.ts'

/** Route of the owner's insights. */
export function insightCalls(app: FastifyInstance, db: Queryable): void {
  serve(app, db, calls.getInsights, ({ query }) => getInsights(db, insightPeriod(query.period)))
}
