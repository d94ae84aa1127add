import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  DRAWN_FOLDER,
  type DrawnFormat,
  type DrawnPicture,
  drawnAddress,
  drawnPath,
  parseDrawnPicture,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { LARGEST } from '#domain/catalogue/pictures.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import {
  acceptedFormat,
  FOR_A_MINUTE,
  mediaTypes,
  type PictureCache,
  sendNegotiated,
  sendNoPicture,
  sendPicture,
  servePictures,
  typeOf,
} from '../answers.ts'
import { type NamedFile, type NameSeal, parseNamedFile } from '../named/named-pictures.ts'
import { type DrawnPictures, fileIn } from './drawn-pictures.ts'

export interface ServedDrawings {
  readonly drawn: Pick<DrawnPictures, 'find' | 'findWhole' | 'convert' | 'drawNamed'>
  readonly seal: Pick<NameSeal, 'open'>
  readonly cache: PictureCache
}

interface DrawingRequest extends ServedDrawings {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Cache header of a picture with a customer's name: for its browser only. */
const ONE_CLIENT = 'private, max-age=31536000, immutable'

/**
 * Serves drawn pictures at `/drawn/<name>` (rule: drawn-pictures). The route has no priority: it
 * waits in the drawing queue, not for the database.
 */
export async function drawnRoutes(app: FastifyInstance, served: ServedDrawings): Promise<void> {
  const failure = { event: 'drawing_failed', words: 'a picture was not drawn' }
  servePictures(app, DRAWN_FOLDER, failure, async (file, request, reply) => {
    const drawing = { ...served, request, reply }
    const named = parseNamedFile(file)
    if (named) return sendNamed(drawing, named)
    const type = typeOf(file)
    if (type !== undefined) return sendFile(drawing, file, type)
    const picture = parseDrawnPicture(file)
    return picture === null ? sendNoPicture(reply) : sendWhole(drawing, picture)
  })
}

/** Sends a picture without a customer's name in the width and format of its address. */
async function sendFile(
  { drawn, cache, request, reply }: DrawingRequest,
  file: string,
  type: string,
): Promise<FastifyReply> {
  const known = cache.get(file)
  if (known) return sendPicture(reply, type, known)
  const found = await drawn.find(file, networkOf(request), abortOnClose(reply))
  if (found.kind === 'nothing') return sendNoPicture(reply)
  if (found.kind === 'redirect') {
    reply.header('cache-control', FOR_A_MINUTE).header('x-content-type-options', 'nosniff')
    return reply.redirect(found.address, 302)
  }
  cache.set(file, found.bytes)
  return sendPicture(reply, type, found.bytes)
}

/** Sends a picture in its largest width, in a format that the client accepts. */
async function sendWhole(
  { drawn, cache, request, reply }: DrawingRequest,
  picture: DrawnPicture,
): Promise<FastifyReply> {
  const takesAvif = acceptedFormat(request.headers.accept) === 'avif'
  const format: DrawnFormat = takesAvif ? 'avif' : 'webp'
  const name = fileIn(drawnAddress(drawnPath(picture), LARGEST, format))
  const known = cache.get(name)
  const found = known
    ? { name, bytes: known, format }
    : await drawn.findWhole(picture, format, networkOf(request), abortOnClose(reply))
  if (!found) return sendNoPicture(reply)
  cache.set(found.name, found.bytes)
  return sendNegotiated({ request, reply, cache, convert: drawn.convert }, found)
}

/** Sends a picture with a customer's name, which its sealed token holds. */
async function sendNamed(
  { drawn, seal, cache, request, reply }: DrawingRequest,
  file: NamedFile,
): Promise<FastifyReply> {
  const { token, width, format } = file
  const key = `${token} ${width} ${format}`
  const opened = seal.open(token)
  const bytes =
    opened &&
    (cache.get(key) ??
      (await drawn.drawNamed(opened, file, networkOf(request), abortOnClose(reply))))
  if (!bytes) return sendNoPicture(reply)
  cache.set(key, bytes)
  return sendPicture(reply, mediaTypes[format], bytes, ONE_CLIENT)
}
