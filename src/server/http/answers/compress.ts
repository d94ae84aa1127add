import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, pack } from './encoding.ts'
import { JSON_TYPE } from './json-array.ts'

/** Bytes of an answer that travel in one packet anyway. */
const ONE_PACKET = 1_400

/**
 * Sends a JSON answer compressed to a client that accepts that: a listing is 30 KB of repeating
 * words, and a phone waits for each of them. Streams are sent as they come. Only for calls that
 * read: the size of an answer tells a stranger nothing as long as no browser can be made to ask in
 * somebody's name, and identities travel in headers that only the shop's own pages send.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : jsonIn(reply, payload)
  if (!bytes || bytes.length <= ONE_PACKET) return payload
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.header('content-encoding', encoding)
  return pack(bytes, encoding, 'quick')
}

/** The bytes of an answer that its handler has put into JSON; a picture gains nothing. */
function jsonIn(reply: FastifyReply, payload: unknown): Buffer | null {
  return payload instanceof Buffer && reply.getHeader('content-type') === JSON_TYPE ? payload : null
}
