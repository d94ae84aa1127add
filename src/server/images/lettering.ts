import { drawLettering } from '@khol/studio'
import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/lettering.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Route of the lettering of cases (rule: name-while-typing). */
export function letteringCalls(
  app: FastifyInstance,
  { db, limiter }: { readonly db: Queryable; readonly limiter: Limiter },
): void {
  serve(app, db, calls.drawLettering, ({ body, request }) => {
    limiter.countHere(limits.letteringsOfAddress, networkOf(request))
    limiter.countHere(limits.letterings, 'all')
    const { design, brandSlug, model, customName } = body
    return { svg: drawLettering({ design, brand: brandSlug, model, name: customName }) }
  })
}
