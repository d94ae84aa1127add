import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type PicturesAtHand,
  picturesAtHand,
  sendNoPicture,
  sendPicture,
  sendPictureLater,
  typeOf,
} from './answers.ts'
import type { ImageStore } from './store.ts'

/** Where pictures are served from. */
export interface ServedPictures {
  readonly store: Pick<ImageStore, 'read'>
  /** Shared with whoever else serves pictures; some of its own unless given. */
  readonly atHand?: PicturesAtHand
}

/** Serves the pictures of the store at `/uploads/<name>`, where a name's bytes never change. */
export async function imageRoutes(
  app: FastifyInstance,
  { store, atHand = picturesAtHand() }: ServedPictures,
): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const type = typeOf(file)
      if (!type) return sendNoPicture(reply)
      const bytes = atHand.get(file) ?? (await readable(() => store.read(file), reply))
      if (bytes === undefined) return reply
      if (bytes === null) return sendNoPicture(reply)
      atHand.set(file, bytes)
      return sendPicture(reply, type, bytes)
    },
  )
}

/** The bytes, null when there are none, undefined when the refusal has been sent. */
async function readable(
  read: () => Promise<Buffer | null>,
  reply: FastifyReply,
): Promise<Buffer | null | undefined> {
  try {
    return await read()
  } catch (error) {
    reply.log.warn({ err: error }, 'a picture could not be read')
    await sendPictureLater(reply, 5)
    return undefined
  }
}
