import type { FastifyInstance } from 'fastify'
import { samplesRemoved } from '#domain/catalogue/samples.ts'
import {
  listReviews as listCall,
  removeReview as removeCall,
  removeSamples as removeSamplesCall,
  getSamples as samplesCall,
  uploadReviewPhoto as uploadCall,
  voteReview as voteCall,
  writeReview as writeCall,
} from '#domain/contract/reviews.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { t } from '#messages'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Contributions } from '#server/accounts/delete-user.ts'
import { findProductId, noSuchProduct } from '#server/catalogue/locate.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import { type FilesOfOrders, spaceOf } from '#server/images/space.ts'
import { PictureIntake, pictureForms } from '#server/images/uploads/intake.ts'
import type { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { Queryable } from '#server/schema/database.ts'
import { dropPhotosOfAccount } from './photos/rows.ts'
import { discardPhotos, storeReviewPhoto } from './photos/upload.ts'
import { removeReview } from './remove.ts'
import { countSamples, removeSamples } from './samples.ts'
import { productReviews } from './source.ts'
import { dropVotesOfAccount, voteReview } from './votes.ts'
import { writeReview } from './write.ts'

/** Services of the calls of reviews. */
interface ReviewServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly images: ImageStore
  /** Limits the total bytes of all pictures. */
  readonly imageQuotaBytes: number
  /** Screenshots of transfers and photos of reviews. */
  readonly customerUploads: UploadLane
}

/** Registers the calls of reviews, and of samples, which are products or reviews. */
export async function reviewCalls(
  app: FastifyInstance,
  shop: ReviewServices,
  filesOfOrders: FilesOfOrders,
): Promise<void> {
  const { db, limiter, images } = shop
  serve(app, db, listCall, async ({ params, query, identity }) => {
    const caller = identity().then(({ account }) => account?.id)
    const reviews = await productReviews(db, params.id, { ...query, caller })
    if (!reviews) throw noSuchProduct()
    return reviews
  })

  serve(app, db, writeCall, async ({ params, body, account }) => {
    await limiter.count([limits.reviewsOfUser, account.id])
    const written = await writeReview(db, account, params.id, body)
    const { review, isReplacement, droppedPhotos } = written
    await discardPhotos(shop, droppedPhotos)
    return {
      ...review,
      message: t.reviewForm.submitted,
      ...(isReplacement && { replaced: true }),
    }
  })

  serve(app, db, voteCall, async ({ params, body, account }) => {
    await limiter.count([limits.votesOfUser, account.id])
    const address = { product: params.id, reviewId: params.reviewId }
    return voteReview(db, account.id, address, body?.helpful ?? true)
  })

  serve(app, db, removeCall, async ({ params, account }) => {
    const address = { product: params.id, reviewId: params.reviewId }
    await discardPhotos(shop, await removeReview(db, account, address))
    return { message: t.reviewForm.reviewRemoved }
  })

  const space = spaceOf(images, shop.imageQuotaBytes, filesOfOrders)
  const intake = new PictureIntake({ lane: shop.customerUploads, sentences: photoSentences() })
  await pictureForms(app, (forms) => {
    serve(forms, db, uploadCall, async ({ params, account, ...received }) => {
      if ((await findProductId(db, params.id)) === null) throw noSuchProduct()
      const client = networkOf(received.request)
      await limiter.count([limits.photosOfUser, account.id], [limits.photosOfAddress, client])
      const image = await intake.take(received, { client }, (bytes, signal) =>
        // A fresh deadline: the upload and the decoding don't count against the database's.
        withFreshDeadline(() =>
          storeReviewPhoto({ db, images, space }, { userId: account.id, bytes, signal }),
        ),
      )
      return { image }
    })
  })

  serve(app, db, samplesCall, () => countSamples(db))

  serve(app, db, removeSamplesCall, async ({ account }) => {
    const removed = await removeSamples(db, account)
    return { message: samplesRemoved(removed), ...removed }
  })
}

/** Deletes the photos and votes of a deleted account. The text of its reviews is kept. */
export function contributionsOf(shop: Pick<ReviewServices, 'db' | 'images'>): Contributions {
  return {
    async drop(tx, userId) {
      await dropVotesOfAccount(tx, userId)
      return dropPhotosOfAccount(tx, userId)
    },
    removeFiles: (photos) => discardPhotos(shop, photos),
  }
}
