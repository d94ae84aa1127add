import type { FastifyInstance } from 'fastify'
import { samplesRemoved } from '#domain/catalogue/samples.ts'
import * as calls from '#domain/contract/reviews.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { t } from '#messages'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Contributions } from '#server/accounts/admin-changes.ts'
import { findProductId, noSuchProduct } from '#server/catalogue/locate.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import { type FilesOfOrders, spaceOf } from '#server/images/space.ts'
import { pictureForms, takePicture } from '#server/images/uploads/intake.ts'
import type { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { Queryable } from '#server/schema/database.ts'
import { discardPhotos, dropPhotos, storeReviewPhoto } from './photos/photos.ts'
import { countSamples, removeReview, removeSamples } from './remove.ts'
import { productReviews } from './source.ts'
import { dropVotes, voteReview } from './votes.ts'
import { writeReview } from './write.ts'

interface ReviewServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly images: ImageStore
  readonly imageQuotaBytes: number
  readonly customerUploads: UploadLane
}

/** Registers the calls of reviews, and of samples, which are products or reviews. */
export async function reviewCalls(
  app: FastifyInstance,
  shop: ReviewServices,
  filesOfOrders: FilesOfOrders,
): Promise<void> {
  const { db, limiter } = shop
  serve(app, db, calls.listReviews, async ({ params, query, identity }) => {
    const caller = identity().then(({ account }) => account?.id)
    const reviews = await productReviews(db, params.id, { ...query, caller })
    if (!reviews) throw noSuchProduct()
    return reviews
  })

  serve(app, db, calls.writeReview, async ({ params, body, account }) => {
    await limiter.count([limits.reviewsOfUser, account.id])
    const { droppedPhotos, ...written } = await writeReview(db, account, params.id, body)
    await discardPhotos(shop, droppedPhotos)
    const message = t.reviewForm.submitted
    return { ...written.review, message, ...(written.isReplacement && { replaced: true }) }
  })

  serve(app, db, calls.voteReview, async ({ params, body, account }) => {
    await limiter.count([limits.votesOfUser, account.id])
    return voteReview(db, account.id, params, body?.helpful ?? true)
  })

  serve(app, db, calls.removeReview, async ({ params, account }) => {
    await discardPhotos(shop, await removeReview(db, account, params))
    return { message: t.reviewForm.reviewRemoved }
  })

  serve(app, db, calls.getSamples, () => countSamples(db))

  serve(app, db, calls.removeSamples, async ({ account }) => {
    const removed = await removeSamples(db, account)
    return { message: samplesRemoved(removed), ...removed }
  })

  await photoCall(app, shop, filesOfOrders)
}

async function photoCall(
  app: FastifyInstance,
  shop: ReviewServices,
  filesOfOrders: FilesOfOrders,
): Promise<void> {
  const { db, limiter, images } = shop
  const space = spaceOf(images, shop.imageQuotaBytes, filesOfOrders)
  const intake = { lane: shop.customerUploads, sentences: photoSentences() }
  await pictureForms(app, (forms) => {
    serve(forms, db, calls.uploadReviewPhoto, async ({ params, account, ...received }) => {
      if ((await findProductId(db, params.id)) === null) throw noSuchProduct()
      const client = networkOf(received.request)
      await limiter.count([limits.photosOfUser, account.id], [limits.photosOfAddress, client])
      const image = await takePicture(intake, received, { client }, (bytes, signal) =>
        storeReviewPhoto({ db, images, space }, account.id, bytes, signal),
      )
      return { image }
    })
  })
}

/** Deletes the photos and votes of a deleted account. The text of its reviews is kept. */
export function contributionsOf(shop: Pick<ReviewServices, 'db' | 'images'>): Contributions {
  return {
    async drop(tx, userId) {
      await dropVotes(tx, 'user_id', userId)
      return dropPhotos(tx, 'user_id', userId)
    },
    removeFiles: (photos) => discardPhotos(shop, photos),
  }
}
