import type { FastifyInstance } from 'fastify'
import { listReviews as listCall, writeReview as writeCall } from '#domain/contract/reviews.ts'
import { REVIEW_TAKEN } from '#domain/reviews/comment.ts'
import { noSuchProduct } from '#server/catalogue/locate.ts'
import { limits } from '#server/http/limits.ts'
import { serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productReviews } from './source.ts'
import { writeReview } from './write.ts'

/** The calls about reviews. */
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
}
