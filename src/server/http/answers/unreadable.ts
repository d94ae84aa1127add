import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { paths } from '#domain/paths.ts'
import { inLanguage, t } from '#messages'
import type { SecurityHeaders } from '#platform/http/security.ts'
import { sendRefusal } from './errors.ts'
import { languageOf } from './language.ts'

/** Path prefixes without pages. */
export const notPages = /^\/(?:api|assets|uploads|drawn|images|\.well-known)(?:\/|$)/

/** Answers a request regardless of its `Expect` header. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
}

/**
 * Answers a URL with malformed percent-encoding, which can't be routed: pages redirect to the home
 * page, calls get a refusal. The answer has the shop's headers and doesn't echo the input.
 */
export function answerUnroutable(headers: SecurityHeaders) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers).header('x-request-id', request.id)
    const { method, url = '/' } = request.raw
    const isPage = !notPages.test(url) && (method === 'GET' || method === 'HEAD')
    request.log.info({ event: 'request', method, route: 'unreadable' }, 'answered')
    if (isPage) {
      return reply.header('cache-control', 'no-cache').redirect(paths.home())
    }
    const message = inLanguage(languageOf(request.raw), () => t.refusals.unreadable)
    const refusal = new Refusal('INVALID_INPUT', message)
    return sendRefusal(reply.header('x-robots-tag', 'noindex'), refusal)
  }
}

/** Status and refusal by the error code of Node's parser. */
function refusalOf(code: string | undefined): readonly [status: number, body: ErrorAnswer] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return [408, { message: t.refusals.tooSlow, code: 'INVALID_INPUT' }]
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, { message: t.refusals.tooLargeToSend, code: 'TOO_LARGE' }]
  }
  return [400, { message: t.refusals.unreadable, code: 'INVALID_INPUT' }]
}

/** Answers bytes that Node's parser rejects, for which only a connection exists. */
export function answerNoHttp(security: SecurityHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, body] = refusalOf(error.code)
    const text = JSON.stringify(body)
    const headers = {
      ...security,
      'x-request-id': randomUUID(),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
    }
    socket.destroy()
  }
}
