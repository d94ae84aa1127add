import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/insights.ts'
import { insightPeriod } from '#domain/insights/periods.ts'
import { serve } from '#server/http/answers/serve.ts'
import type { Parts } from '#server/parts.ts'
import { getInsights } from './get-insights.ts'

/** Routes of the owner's insights, and of the page views that browsers report. */
export function insightCalls(app: FastifyInstance, { db, events }: Parts): void {
  serve(app, db, calls.reportPages, ({ body, request }) => {
    events.countReported(body.pages, request.headers)
    return { message: 'Counted' }
  })
  serve(app, db, calls.getInsights, ({ query }) => getInsights(db, insightPeriod(query.period)))
}
