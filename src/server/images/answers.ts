import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PictureFormat } from '#domain/catalogue/pictures.ts'
import { HOUR, inSeconds, MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { noDocument } from '#platform/http/security.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'

/** Media types of the picture formats by file extension, in order of preference. */
export const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const

export type SentFormat = keyof typeof mediaTypes

const formats = Object.keys(mediaTypes) as readonly SentFormat[]

/** Capacity of the memory cache in bytes: enough for the cards of the most visited pages. */
const CACHE_BYTES = 24 * MEGABYTE

/** Cache of recent pictures by file name. */
export type PictureCache = LRUCache<string, Buffer>

export function pictureCache(): PictureCache {
  return new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: (bytes) => bytes.length + 1 })
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

/** Seconds after which a client may ask for a picture again that could not be served. */
const AGAIN_AFTER = 5

/**
 * Serves pictures below `prefix` by their file names. A failure of `send` is logged, unless the
 * client has left, and answered with 503 and Retry-After.
 */
export function servePictures(
  app: FastifyInstance,
  prefix: string,
  failure: { readonly event: string; readonly words: string },
  send: (file: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const schema = { hide: true }
  app.get<{ Params: { file: string } }>(`${prefix}:file`, { schema }, async (request, reply) => {
    try {
      return await send(request.params.file, request, reply)
    } catch (err) {
      if (!reply.raw.destroyed) request.log.warn({ event: failure.event, err }, failure.words)
      return plain(reply.code(503).header('retry-after', String(AGAIN_AFTER))).send('')
    }
  })
}

function plain(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain')
}

export interface Conversion {
  /** Bytes of a WebP or AVIF file. */
  readonly picture: Uint8Array
  readonly format: SentFormat
}

/** Converts a stored picture. The queue is fair by `client`; aborting `signal` leaves it. */
export type Convert = (
  name: string,
  wanted: Conversion,
  client: string,
  signal: AbortSignal,
) => Promise<Buffer>

interface NegotiatedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly cache: PictureCache
  readonly convert: Convert
}

export interface StoredPicture {
  /** File name, or another key that identifies exactly these bytes. */
  readonly name: string
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** Whether the address may serve another picture later. */
  readonly isSubstitute?: boolean
}

/** Sends a picture in a format that the request accepts (rule: pictures-for-any-client). */
export async function sendNegotiated(
  { request, reply, cache, convert }: NegotiatedRequest,
  { name, bytes: picture, format: storedFormat, isSubstitute = false }: StoredPicture,
): Promise<FastifyReply> {
  const format = acceptedFormat(request.headers.accept)
  let bytes = picture
  if (format !== storedFormat) {
    const converted = `${name} as ${format}`
    bytes =
      cache.get(converted) ??
      (await convert(name, { picture, format }, networkOf(request), abortOnClose(reply)))
    cache.set(converted, bytes)
  }
  const cacheControl = isSubstitute ? FOR_A_MINUTE : FOR_EVER
  return sendPicture(reply.header('vary', 'Accept'), mediaTypes[format], bytes, cacheControl)
}

/** Format with the highest quality in an Accept header; WebP among equals and for none of them. */
export function acceptedFormat(accept = '*/*'): SentFormat {
  const ranges = new Map(accept.toLowerCase().split(',').map(rangeOf))
  const qualityOf = (format: SentFormat) =>
    ranges.get(mediaTypes[format]) ?? ranges.get('image/*') ?? ranges.get('*/*') ?? 0
  return formats.reduce((best, format) => (qualityOf(format) > qualityOf(best) ? format : best))
}

function rangeOf(text: string): readonly [type: string, quality: number] {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, quality === undefined ? 1 : Number(quality.slice(2))]
}
