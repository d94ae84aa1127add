import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'
import { Refusal, unavailable } from '#domain/contract/refusal.ts'
import { inLanguage, t } from '#messages'
import { DatabaseError } from '#platform/database/errors.ts'
import { languageOf, nameLanguage } from './language.ts'

/** HTTP status of each error code of the calls. */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  REAUTH_REQUIRED: 403,
  SECOND_STEP_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  PROOF_FAILED: 403,
  NOT_TRUSTED_YET: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  PRICE_CHANGED: 409,
  ITEM_UNAVAILABLE: 409,
  CART_CHANGED: 409,
  CART_FULL: 400,
  ORDER_STATE: 400,
  KEY_REUSED: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** Maps errors of handlers to `{message, code}`, without details (rule: strict-requests). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An unreadable body fails outside the context of the request.
    const refusal = inLanguage(languageOf(request), () => asRefusal(error))
    if (refusal.code === 'INTERNAL')
      request.log.error({ event: 'request_failed', err: error }, 'unexpected error')
    else if (refusal.code === 'UNAVAILABLE')
      request.log.warn({ event: 'request_unavailable', err: error }, 'temporarily unavailable')
    return sendRefusal(reply, refusal)
  })
}

/** Sends a refusal in the form of all calls. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter, ...details } = refusal.details
  const body: ErrorAnswer = { message: refusal.message, code: refusal.code, ...details }
  if (retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  return nameLanguage(reply)
    .code(statusOf[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** Answers an unknown address below /api. */
export function answerUnknownCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new Refusal('NOT_FOUND', t.refusals.noSuchCall))
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  if (error instanceof DatabaseError) return fromDatabase(error)
  switch (error.statusCode) {
    case 413:
      return new Refusal('TOO_LARGE', t.refusals.tooLargeToSend)
    case 415:
      return new Refusal('UNSUPPORTED_TYPE', t.refusals.sendJson)
    case 503:
      return unavailable(2)
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('INVALID_INPUT', t.refusals.unreadable)
  }
  return new Refusal('INTERNAL', t.refusals.internal)
}

/** Maps a database error: a temporary one to 503, an invalid value to 400. */
function fromDatabase(error: DatabaseError): Refusal {
  if (error.isTemporary) return unavailable(2)
  if (error.kind === 'invalid') return new Refusal('INVALID_INPUT', t.refusals.unusableValue)
  if (error.kind === 'constraint') return new Refusal('CONFLICT', t.refusals.changedElsewhere)
  return new Refusal('INTERNAL', t.refusals.internal)
}

/** Refusal that names the first invalid field; `fields` has all (rule: strict-requests). */
function invalidInput(
  issues: readonly { readonly instancePath: string; readonly message?: string }[],
): Refusal {
  const fields = issues.map((issue) => ({
    field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? t.refusals.checkField,
  }))
  const message = fields[0]?.message ?? t.forms.checkEntries
  return new Refusal('INVALID_INPUT', message, {
    fields: fields.filter(({ field }) => field !== ''),
  })
}
