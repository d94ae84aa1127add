import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, pack } from './encoding.ts'

/** Bytes of an answer that travel in one packet anyway. */
const ONE_PACKET = 1_400

/**
 * Sends a JSON answer compressed to whoever takes that: a listing is 30 KB of words that repeat, and a
 * phone waits for each of them. What streams is sent as it comes. Only for calls that ask and change
 * nothing: sizes of answers tell a stranger nothing as long as no browser can be made to ask in
 * somebody's name, and who asks is known by headers that only the shop's own pages send.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) <= ONE_PACKET) return payload
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.header('content-encoding', encoding)
  return pack(Buffer.from(payload), encoding, 'quick')
}
