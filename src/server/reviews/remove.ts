import { type Samples, samplesRemoved } from '#domain/catalogue/samples.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { announceReviews } from '#server/catalogue/announce.ts'
import { lockProduct } from '#server/catalogue/locate.ts'
import { countSampleProducts, deleteSampleProducts } from '#server/catalogue/samples.ts'
import { setRating } from '#server/catalogue/write.ts'
import { countRows, type Queryable, type ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { dropPhotos } from './photos/photos.ts'
import type { ReviewParams } from './votes.ts'

/**
 * Removes a review with its photos and votes. Authors can remove their own, admins any. The
 * product's average is updated in the same transaction.
 *
 * @returns photos whose files the caller must delete after the commit
 * @throws Refusal NOT_FOUND, FORBIDDEN for the review of another account
 */
export async function removeReview(
  db: Queryable,
  by: Account,
  { id: slugOrId, reviewId }: ReviewParams,
): Promise<readonly string[]> {
  return transact(db, async (tx) => {
    const product = await lockProduct(tx, slugOrId)
    const review = await tx
      .selectFrom('reviews')
      .select(['id', 'user_id'])
      .where('id', '=', parseUuid(reviewId))
      .where('product_id', '=', product.id)
      .forUpdate()
      .executeTakeFirst()
    if (!review) throw notFound(t.refusals.reviewNotFound)
    const isOwn = review.user_id === by.id
    if (!isOwn && !by.isAdmin) throw new Refusal('FORBIDDEN', t.refusals.notYourReview)
    const photos = await dropPhotos(tx, 'review_id', review.id)
    await tx.deleteFrom('reviews').where('id', '=', review.id).execute()
    await updateRating(tx, product.id)
    if (!isOwn) {
      const action = 'Removed a review'
      await recordActivity(tx, by, { kind: 'products', action, subject: product.id })
    }
    await announceReviews(tx, product.slug)
    return photos
  })
}

/** Sums the stars of a locked product's reviews: real ones, else samples (rule: samples). */
export async function updateRating(tx: ShopTransaction, productId: string): Promise<void> {
  const rows = await tx
    .selectFrom('reviews')
    .select((eb) => [
      eb('sample_author', 'is not', null).as('isSample'),
      eb.cast<number>(eb.fn.sum('rating'), 'integer').as('stars'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('reviews'),
    ])
    .where('product_id', '=', productId)
    .groupBy('isSample')
    .execute()
  const rating = rows.find(({ isSample }) => !isSample) ?? rows[0]
  const { stars = 0, reviews = 0 } = rating ?? {}
  await setRating(tx, productId, { stars, reviews, isSample: rating?.isSample === true })
}

/** Counts the samples in the shop (rule: samples). */
export async function countSamples(db: Queryable): Promise<Samples> {
  const reviews = db.selectFrom('reviews').where('sample_author', 'is not', null)
  return { products: await countSampleProducts(db), reviews: await countRows(reviews) }
}

/**
 * Removes all sample products and sample reviews (rule: samples). It is idempotent.
 *
 * @returns the number of removed products and reviews
 */
export async function removeSamples(db: Queryable, by: Actor): Promise<Samples> {
  return transact(db, async (tx) => {
    const products = await deleteSampleProducts(tx)
    const reviews = await tx
      .deleteFrom('reviews')
      .where('sample_author', 'is not', null)
      .returning('id')
      .execute()
    await recordActivity(tx, by, {
      kind: 'samples',
      action: samplesRemoved({ products, reviews: reviews.length }),
    })
    return { products, reviews: reviews.length }
  })
}
