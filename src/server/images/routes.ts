import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ImageStore } from './store.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of pictures kept at hand: the cards of the pages that everybody opens. */
const AT_HAND = 24 * MEGABYTE

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Serves the pictures of the store at `/uploads/<name>`; a name's bytes never change. */
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
      const type = types[file.slice(file.lastIndexOf('.') + 1)]
      const bytes = type && (atHand.get(file) ?? (await store.read(file)))
      if (!type || !bytes) {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      }
      atHand.set(file, bytes)
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(type)
        .send(bytes)
    },
  )
}
