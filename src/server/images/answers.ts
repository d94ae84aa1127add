import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HOUR, inSeconds, MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { noDocument } from '#platform/http/security.ts'
import { mediaTypes, type SentFormat } from './negotiation.ts'

/** Capacity of the memory cache in bytes: enough for the cards of the most visited pages. */
const AT_HAND = 24 * MEGABYTE

/** Cache of recent pictures by file name. */
export type PictureCache = LRUCache<string, Buffer>

export function pictureCache(): PictureCache {
  return new LRUCache({ maxSize: AT_HAND, sizeCalculation: (bytes) => bytes.length + 1 })
}

/** Media type of a file by its extension; undefined for a type that the shop doesn't send. */
export function typeOf(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1)
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending as SentFormat] : undefined
}

/** Cache header of a picture whose bytes never change under this name. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Cache header of a picture that a change of the design replaces. */
export const FOR_A_MINUTE = `public, max-age=${inSeconds(MINUTE)}`

/** Cache header of a picture that may be removed: for the visitor's browser only, and briefly. */
export const FOR_THIS_VISITOR = `private, max-age=${inSeconds(HOUR)}`

/** Sends a picture with its Cache-Control header. */
export function sendPicture(
  reply: FastifyReply,
  type: string,
  bytes: Buffer,
  cacheControl = FOR_EVER,
): FastifyReply {
  return noDocument(reply)
    .header('cache-control', cacheControl)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes)
}

/** Answers 404, uncached. */
export function sendNoPicture(reply: FastifyReply): FastifyReply {
  return plain(reply.code(404)).send('')
}

/** Answers 503 with Retry-After. */
export function sendPictureLater(reply: FastifyReply, seconds: number): FastifyReply {
  return plain(reply.code(503).header('retry-after', String(seconds))).send('')
}

function plain(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain')
}
