import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '#domain/units.ts'
import type { ImageStore } from './store.ts'

/** Bytes of pictures kept at hand: the cards of the pages that everybody opens. */
const AT_HAND = 24 * MEGABYTE

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Serves the pictures of the store at `/uploads/<name>`, where a name's bytes never change. */
export async function imageRoutes(
  app: FastifyInstance,
  { store }: { readonly store: ImageStore },
): Promise<void> {
  const atHand = new LRUCache<string, Buffer>({
    maxSize: AT_HAND,
    sizeCalculation: (bytes) => bytes.length + 1,
  })
  app.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const type = typeOf(file)
      if (!type) return missing(reply)
      const bytes = atHand.get(file) ?? (await readable(() => store.read(file), reply))
      if (bytes === undefined) return reply
      if (bytes === null) return missing(reply)
      atHand.set(file, bytes)
      return picture(reply, type, bytes, 'public, max-age=31536000, immutable')
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
    await plain(reply.code(503).header('retry-after', '5')).send('')
    return undefined
  }
}

function picture(reply: FastifyReply, type: string, bytes: Buffer, caching: string): FastifyReply {
  return reply
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes)
}

function missing(reply: FastifyReply): FastifyReply {
  return plain(reply.code(404)).send('')
}

function plain(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain')
}

function typeOf(file: string): string | undefined {
  return types[file.slice(file.lastIndexOf('.') + 1)]
}
