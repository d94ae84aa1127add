import type { FastifyInstance } from 'fastify'
import { isUploadedPicture } from '#domain/catalogue/pictures.ts'
import { baseOfReviewPhotoFile } from '#domain/reviews/photos.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import {
  type Convert,
  FOR_THIS_VISITOR,
  type PictureCache,
  pictureCache,
  sendNegotiated,
  sendNoPicture,
  sendPicture,
  servePictures,
  typeOf,
} from './answers.ts'

export interface ServedPictures {
  readonly store: Pick<ImageStore, 'read'>
  /** Cache shared with other picture routes; a separate one by default. */
  readonly cache?: PictureCache
  readonly convert: Convert
}

/**
 * Serves the pictures of the store at `/uploads/<name>`. A photo of a review is not cached in
 * memory: it is gone once its file is removed (rule: review-photos).
 */
export async function imageRoutes(
  app: FastifyInstance,
  { store, cache = pictureCache(), convert }: ServedPictures,
): Promise<void> {
  const read = async (file: string) => {
    const bytes = cache.get(file) ?? (await store.read(file))
    if (bytes) cache.set(file, bytes)
    return bytes
  }
  const failure = { event: 'picture_unreadable', words: 'a picture was not read' }
  servePictures(app, '/uploads/', failure, async (file, request, reply) => {
    const type = typeOf(file)
    if (!type) return sendNoPicture(reply)
    const isOfReview = baseOfReviewPhotoFile(file) !== null
    const bytes = await (isOfReview ? store.read(file) : read(file))
    if (!bytes) return sendNoPicture(reply)
    if (isOfReview) return sendPicture(reply, type, bytes, FOR_THIS_VISITOR)
    if (!isUploadedPicture(`/uploads/${file}`)) return sendPicture(reply, type, bytes)
    const stored = { name: file, bytes, format: 'webp' } as const
    return sendNegotiated({ request, reply, cache, convert }, stored)
  })
}
