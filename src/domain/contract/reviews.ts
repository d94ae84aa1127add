import { z } from 'zod'
import { RATING_MISSING, reviewComment } from '#domain/reviews/comment.ts'
import { addresses } from './addresses.ts'
import { call } from './call.ts'
import { done, field, id, idParams, moment } from './fields.ts'

export const review = z.object({
  _id: id,
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  createdAt: moment,
  /** The reviewer has a delivered order with this product (rule: reviews). */
  verifiedBuyer: z.boolean(),
  /** A sample review, created with a sample product. */
  isSample: z.boolean().optional(),
})
export type Review = z.output<typeof review>

const error = RATING_MISSING

export const reviewData = z.object({
  rating: z.number({ error }).int({ error }).min(1, { error }).max(5, { error }),
  comment: field(reviewComment),
})

export const listReviews = call(addresses.listReviews, {
  area: 'reviews',
  summary: 'The reviews of a product by slug or id, newest first, at most 100',
  params: idParams,
  answer: z.array(review),
})

export const writeReview = call(addresses.writeReview, {
  area: 'reviews',
  summary: 'Writes or replaces one’s review of a product',
  params: idParams,
  body: reviewData,
  answer: review.extend({ message: z.string(), replaced: z.boolean().optional() }),
  success: 201,
})

/** Counts of samples in the shop (rule: samples). */
const samples = z.object({ products: z.number(), reviews: z.number() })

export const getSamples = call(addresses.getSamples, {
  area: 'catalogue',
  summary: 'How many sample products and sample reviews the shop holds',
  answer: samples,
})

export const removeSamples = call(addresses.removeSamples, {
  area: 'catalogue',
  summary: 'Removes all samples; placed orders keep their copy',
  answer: done.extend(samples.shape),
})
