import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PictureFormat } from '#domain/catalogue/pictures.ts'
import { FOR_A_MINUTE, FOR_EVER, type PictureCache, sendPicture } from './answers.ts'
import type { Conversion } from './encode.ts'
import { acceptedFormat, mediaTypes } from './negotiation.ts'

/** Converts the picture of a file. `client` takes turns with others until `signal` aborts. */
export type Convert = (
  name: string,
  wanted: Conversion,
  client: string,
  signal: AbortSignal,
) => Promise<Buffer>

/** A request for a picture, and what its answer is made with. */
export interface NegotiatedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly cache: PictureCache
  readonly convert: Convert
}

/** The picture that is there. */
export interface KeptPicture {
  /** Its file, or what else stands for these bytes and no others. */
  readonly name: string
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** The address may answer another picture tomorrow. */
  readonly isSubstitute?: boolean
}

/**
 * Sends a picture in the format that the request takes (rule: pictures-for-any-client). A converted
 * picture is kept in memory, not in the store: few clients take neither WebP nor AVIF.
 *
 * @throws what converting throws
 */
export async function sendNegotiated(
  { request, reply, cache, convert }: NegotiatedRequest,
  { name, bytes: picture, format: keptAs, isSubstitute = false }: KeptPicture,
): Promise<FastifyReply> {
  const format = acceptedFormat(request.headers.accept)
  let bytes = picture
  if (format !== keptAs) {
    const converted = `${name} as ${format}`
    bytes =
      cache.get(converted) ??
      (await convert(name, { picture, format }, request.ip, untilGone(reply)))
    cache.set(converted, bytes)
  }
  const cacheControl = isSubstitute ? FOR_A_MINUTE : FOR_EVER
  return sendPicture(reply.header('vary', 'Accept'), mediaTypes[format], bytes, cacheControl)
}

/** Aborts when the connection ends before the answer has. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('whoever asked is gone')))
  return gone.signal
}
