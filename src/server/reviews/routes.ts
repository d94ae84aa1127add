import type { FastifyInstance } from 'fastify'
import { samplesRemoved } from '#domain/catalogue/samples.ts'
import {
  listReviews as listCall,
  removeSamples as removeSamplesCall,
  getSamples as samplesCall,
  writeReview as writeCall,
} from '#domain/contract/reviews.ts'
import { REVIEW_TAKEN } from '#domain/reviews/comment.ts'
import { noSuchProduct } from '#server/catalogue/locate.ts'
import { serve } from '#server/http/answers/serve.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Parts } from '#server/parts.ts'
import { countSamples, removeSamples } from './samples.ts'
import { productReviews } from './source.ts'
import { writeReview } from './write.ts'

/** The calls about reviews, and about samples, which are both products and reviews. */
export function reviewCalls(app: FastifyInstance, { db, limiter }: Parts): void {
  serve(app, db, listCall, async ({ params }) => {
    const reviews = await productReviews(db, params.id)
    if (!reviews) throw noSuchProduct()
    return reviews
  })

  serve(app, db, writeCall, async ({ params, body, account }) => {
    await limiter.count([limits.reviewsOfUser, account.id])
    const { review, isReplacement } = await writeReview(db, account, params.id, body)
    return {
      ...review,
      message: REVIEW_TAKEN,
      ...(isReplacement && { replaced: true }),
    }
  })

  serve(app, db, samplesCall, () => countSamples(db))

  serve(app, db, removeSamplesCall, async ({ account }) => {
    const removed = await removeSamples(db, account)
    return { message: samplesRemoved(removed), ...removed }
  })
}
