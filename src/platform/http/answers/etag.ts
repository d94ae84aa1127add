import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Adds a weak ETag to a JSON answer, and answers 304 without a body to a request that names it in
 * If-None-Match (RFC 9110), so that a page which polls downloads changes only. The tag is a hash of
 * the answer, so it differs between viewers who see different parts. Streamed answers have none.
 */
export async function answerConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
