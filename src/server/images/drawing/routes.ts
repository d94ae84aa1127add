import type { FastifyInstance, FastifyReply } from 'fastify'
import { inSeconds, MINUTE } from '#domain/units.ts'
import {
  type PicturesAtHand,
  sendNoPicture,
  sendPicture,
  sendPictureLater,
  typeOf,
} from '../answers.ts'
import type { DrawnPictures } from './drawn-pictures.ts'

/** What serving drawn pictures needs. */
export interface ServedDrawings {
  readonly drawn: Pick<DrawnPictures, 'find'>
  readonly atHand: PicturesAtHand
}

/** A design may change back. */
const REDIRECT_KEPT = `public, max-age=${inSeconds(MINUTE)}`

/** Seconds after which a picture that couldn't be drawn is worth another try. */
const AGAIN_AFTER = 5

/**
 * Serves drawn pictures at `/drawn/<name>` (rule: drawn-pictures). The route has no lane: pictures that
 * are kept cost nothing, and those that aren't wait for each other, not for the database.
 */
export async function drawnRoutes(
  app: FastifyInstance,
  { drawn, atHand }: ServedDrawings,
): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/drawn/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const type = typeOf(file)
      if (type === undefined) return sendNoPicture(reply)
      const known = atHand.get(file)
      if (known) return sendPicture(reply, type, known)
      try {
        const found = await drawn.find(file, request.ip, untilGone(reply))
        if (found.kind === 'nothing') return sendNoPicture(reply)
        if (found.kind === 'elsewhere') {
          reply.header('cache-control', REDIRECT_KEPT).header('x-content-type-options', 'nosniff')
          return reply.redirect(found.address, 302)
        }
        atHand.set(file, found.bytes)
        return sendPicture(reply, type, found.bytes)
      } catch (error) {
        if (!reply.raw.destroyed) request.log.warn({ err: error }, 'a picture could not be drawn')
        return sendPictureLater(reply, AGAIN_AFTER)
      }
    },
  )
}

/** Aborts when the connection ends before the answer has. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('whoever asked is gone')))
  return gone.signal
}
