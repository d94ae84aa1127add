import { z } from 'zod'
import { PICTURE_FIELD } from '#domain/catalogue/picture-rules.ts'
import { photoSentences, reviewComment } from '#domain/reviews/comment.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/photos.ts'
import { reviewOrderNames } from '#domain/reviews/rating-choices.ts'
import { t } from '#messages'
import { addresses } from './addresses/index.ts'
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
  /** Paths of its photos, in their order (rule: review-photos). */
  photos: z.array(z.string()),
  /** Number of accounts that found it helpful (rule: helpful-reviews). */
  helpful: z.number().int(),
  /** The caller wrote it. */
  isOwn: z.boolean().optional(),
  /** The caller found it helpful. */
  isHelpful: z.boolean().optional(),
  /** A sample review, created with a sample product. */
  isSample: z.boolean().optional(),
})
export type Review = z.output<typeof review>

const error = () => t.reviewForm.ratingMissing

export const reviewData = z.object({
  rating: z.number({ error }).int({ error }).min(1, { error }).max(5, { error }),
  comment: field(reviewComment),
  /** Uploaded photos of the account, in their order; a replaced review loses all others. */
  photos: z
    .array(z.string().max(100))
    .max(MAX_REVIEW_PHOTOS, { error: () => photoSentences().tooMany })
    .default([]),
})

const reviewParams = idParams.extend({ reviewId: z.string() })

export const listReviews = call('reviews', addresses.listReviews, {
  summary: 'The first 100 reviews of a product by slug or id, newest first unless sorted otherwise',
  params: idParams,
  /** Any other value sorts newest first. */
  query: z.object({ sort: z.enum(reviewOrderNames).optional().catch(undefined) }).optional(),
  answer: z.array(review),
})

export const writeReview = call('reviews', addresses.writeReview, {
  summary: 'Writes or replaces one’s review of a product',
  loginNeeded: () => t.product.loginToWrite,
  params: idParams,
  body: reviewData,
  answer: review.extend({ message: z.string(), replaced: z.boolean().optional() }),
  success: 201,
})

export const uploadReviewPhoto = call('reviews', addresses.uploadReviewPhoto, {
  summary: 'Stores a photo for the caller’s review of a product, which must name it within a day',
  params: idParams,
  file: PICTURE_FIELD,
  answer: z.object({ image: z.string() }),
})

export const voteReview = call('reviews', addresses.voteReview, {
  summary: 'Finds a review helpful, or takes that back; an account has one vote',
  params: reviewParams,
  /** True by default. */
  body: z.object({ helpful: z.boolean().optional() }).nullish(),
  answer: review.pick({ helpful: true }).extend({ isHelpful: z.boolean() }),
})

export const removeReview = call('reviews', addresses.removeReview, {
  summary: 'Removes a review with its photos: one’s own, or as an admin anybody’s',
  params: reviewParams,
  answer: done,
})

/** Counts of samples in the shop (rule: samples). */
const samples = z.object({ products: z.number(), reviews: z.number() })

export const getSamples = call('catalogue', addresses.getSamples, {
  summary: 'How many sample products and sample reviews the shop holds',
  answer: samples,
})

export const removeSamples = call('catalogue', addresses.removeSamples, {
  summary: 'Removes all samples; placed orders keep their copy',
  answer: done.extend(samples.shape),
})
