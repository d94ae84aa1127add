import type { FastifyInstance } from 'fastify'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { uploadProductImage } from '#domain/contract/products.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { serve } from '#server/http/answers/serve.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import { type FilesOfOrders, spaceOf } from '../space.ts'
import { pictureForms, takePicture } from './intake.ts'
import { storePicture } from './store-upload.ts'
import type { UploadLane } from './upload-lane.ts'

export interface UploadRouteDependencies {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly images: ImageStore
  readonly imageQuotaBytes: number
  readonly ownerUploads: UploadLane
}

/** Route for an admin's uploads (rule: uploads). */
export async function uploadCalls(
  app: FastifyInstance,
  parts: UploadRouteDependencies,
  filesOfOrders: FilesOfOrders,
): Promise<void> {
  const { db, images, limiter, ownerUploads: lane } = parts
  const keeping = { db, images, space: spaceOf(images, parts.imageQuotaBytes, filesOfOrders) }
  const intake = { lane, sentences: pictureSentences() }
  await pictureForms(app, (forms) => {
    serve(forms, db, uploadProductImage, async ({ account, query, ...received }) => {
      const { use = 'photo' } = query
      await limiter.count([limits.picturesOfAdmin, account.id])
      const sender = { client: account.id }
      const image = await takePicture(intake, received, sender, (bytes, signal) =>
        storePicture(keeping, { bytes, use }, signal),
      )
      return { image }
    })
  })
}
