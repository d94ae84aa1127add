import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptedLanguage, type Language } from '#domain/languages.ts'
import { inLanguage } from '#messages'

/** Language of the answer to a call: the one that its Accept-Language header prefers. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  return acceptedLanguage(headers['accept-language'])
}

/** Names the language of an answer that may hold sentences, for caches and screen readers. */
export function nameLanguage(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-language', languageOf(reply.request))
    .header('vary', 'Accept-Language')
}

/**
 * Runs each request in the language of its reader (rule: languages). Registered before all hooks
 * that may refuse. Pages are rendered in the language of their address instead.
 */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done))
  // The events of a body run in the context of the connection, not in that of the hook above.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done))
}
