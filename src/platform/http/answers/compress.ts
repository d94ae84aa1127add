import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, pack } from './encoding.ts'
import { JSON_TYPE } from './json-array.ts'

/** Bytes of an answer that fit in one packet. */
const ONE_PACKET = 1_400

/**
 * Compresses a JSON answer for clients that accept it: a listing is 30 KB of repetitive text, slow
 * on a phone. Streams are sent as they are. Only for calls that read. Compression leaks no secret
 * through the length of an answer (BREACH), as another site can't send requests in a user's name:
 * credentials travel in headers that only the shop's own pages send.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : jsonIn(reply, payload)
  if (!bytes || bytes.length <= ONE_PACKET) return payload
  reply.header('vary', 'Accept-Language, Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.header('content-encoding', encoding)
  return pack(bytes, encoding, 'quick')
}

/** Bytes of an answer that its handler has serialized; compressing pictures gains nothing. */
function jsonIn(reply: FastifyReply, payload: unknown): Buffer | null {
  return payload instanceof Buffer && reply.getHeader('content-type') === JSON_TYPE ? payload : null
}
