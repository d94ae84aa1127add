import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ADMINS_ONLY } from '#domain/accounts/admin-sentences.ts'
import type { Answer, CallShape, ParsedRequest } from '#domain/contract/call.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { compressAnswer } from '#platform/http/answers/compress.ts'
import { answerConditionally } from '#platform/http/answers/etag.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { type Identity, identify } from '#server/sessions/identity.ts'

export interface CallRequest<C extends CallShape> extends ParsedRequest<C> {
  /** Account of a `shopper` or `admin` call; the guard has refused all other callers. */
  readonly account: C['who'] extends 'anyone' ? null : Account
  /** Caller, looked up on first use, so that a public listing costs no query for it. */
  readonly identity: () => Promise<Identity>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Promise<Identity> | null
  }
  interface FastifyContextConfig {
    /** Name of the file in a multipart form. */
    file?: string
  }
}

/**
 * Registers the handler of a call with its priority. The guard runs before the body is read;
 * schemas parse the input and filter the output. A handler may stream through `reply` instead.
 */
export function serve<C extends CallShape>(
  app: FastifyInstance,
  db: Queryable,
  call: C,
  handle: (
    received: CallRequest<C>,
  ) => Answer<C> | FastifyReply | Promise<Answer<C> | FastifyReply>,
): void {
  const { method, path, priority, who, area, summary } = call
  const { params, query, body, bodyBytes, file, answer } = call
  const {
    isConditional = false,
    isCompressed = method === 'GET',
    success = 200,
    loginNeeded = () => t.refusals.logIn,
  } = call
  const identityOf = (request: FastifyRequest) => {
    request.identity ??= identify(db, request)
    return request.identity
  }
  app.route({
    method,
    url: path,
    ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
    config: { ...(priority !== null && { priority }), ...(file !== undefined && { file }) },
    schema: {
      summary,
      tags: [area],
      ...(who !== 'anyone' && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [success]: answer },
    },
    onRequest: async (request) => {
      if (who === 'anyone') return
      const { account } = await identityOf(request)
      if (!account) throw new Refusal('UNAUTHENTICATED', loginNeeded())
      if (who === 'admin' && !account.isAdmin) throw new Refusal('FORBIDDEN', ADMINS_ONLY)
    },
    ...(isCompressed && {
      onSend: isConditional ? [answerConditionally, compressAnswer] : compressAnswer,
    }),
    handler: async (request, reply) => {
      const account = who === 'anyone' ? null : (await identityOf(request)).account
      reply.code(success)
      return handle({
        params: request.params,
        query: request.query,
        body: request.body,
        account,
        identity: () => identityOf(request),
        request,
        reply,
      } as unknown as CallRequest<C>)
    },
  })
}
