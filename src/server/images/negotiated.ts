import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PictureFormat } from '#domain/catalogue/pictures.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { FOR_A_MINUTE, FOR_EVER, type PictureCache, sendPicture } from './answers.ts'
import type { Conversion } from './encode.ts'
import { acceptedFormat, mediaTypes } from './negotiation.ts'

/** Converts a stored picture. The queue is fair by `client`; aborting `signal` leaves it. */
export type Convert = (
  name: string,
  wanted: Conversion,
  client: string,
  signal: AbortSignal,
) => Promise<Buffer>

/** Request for a picture, with its reply and dependencies. */
export interface NegotiatedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly cache: PictureCache
  readonly convert: Convert
}

/** Stored picture. */
export interface StoredPicture {
  /** File name, or another key that identifies exactly these bytes. */
  readonly name: string
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** Whether the address may serve another picture later. */
  readonly isSubstitute?: boolean
}

/**
 * Sends a picture in a format that the request accepts (rule: pictures-for-any-client). Converted
 * pictures are cached in memory, not in the store: few clients accept neither WebP nor AVIF.
 *
 * @throws errors of the conversion
 */
export async function sendNegotiated(
  { request, reply, cache, convert }: NegotiatedRequest,
  { name, bytes: picture, format: keptAs, isSubstitute = false }: StoredPicture,
): Promise<FastifyReply> {
  const format = acceptedFormat(request.headers.accept)
  let bytes = picture
  if (format !== keptAs) {
    const converted = `${name} as ${format}`
    bytes =
      cache.get(converted) ??
      (await convert(name, { picture, format }, networkOf(request), abortOnClose(reply)))
    cache.set(converted, bytes)
  }
  const cacheControl = isSubstitute ? FOR_A_MINUTE : FOR_EVER
  return sendPicture(reply.header('vary', 'Accept'), mediaTypes[format], bytes, cacheControl)
}
