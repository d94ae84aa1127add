import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { acceptedLanguage, type Language } from '#domain/languages.ts'
import { inLanguage } from '#messages'

/** Language of the answer to a call: the one that its Accept-Language header prefers. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  return acceptedLanguage(headers['accept-language'])
}

/**
 * Runs each request in its language, so that refusals, labels and replies are in that of the reader
 * (rule: languages). Registered before all hooks that may refuse. Pages are rendered in the language
 * of their address instead.
 */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const language = languageOf(request)
    if (/^\/api(?:[/?]|$)/.test(request.url)) {
      reply.header('content-language', language).header('vary', 'Accept-Language')
    }
    inLanguage(language, done)
  })
  // The events of a body run in the context of the connection, not in that of the hook above.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done))
}
