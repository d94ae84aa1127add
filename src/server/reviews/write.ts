import type { Review } from '#domain/contract/reviews.ts'
import { transact } from '#platform/database/transaction.ts'
import { announceReviews } from '#server/catalogue/announce.ts'
import { lockProduct } from '#server/catalogue/locate.ts'
import { buyersAmong } from '#server/orders/access/buyers.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { attachPhotos } from './photos/photos.ts'
import { updateRating } from './remove.ts'
import { presentReview, reviewColumns } from './source.ts'
import { dropVotes } from './votes.ts'

/**
 * Upserts an account's review of a product, by slug or id. An account has one review per product: a
 * second one replaces the first, with its photos and votes (rule: reviews). The product's average
 * is updated in the same transaction.
 *
 * @returns the review, whether it replaced an earlier one, and base names of photos that it no
 *   longer has, whose files the caller must delete
 * @throws Refusal NOT_FOUND, INVALID_INPUT for photos that the account hasn't uploaded
 */
export async function writeReview(
  db: Queryable,
  author: Pick<Account, 'id' | 'name'>,
  slugOrId: string,
  { rating, comment, photos: paths }: Pick<Review, 'rating' | 'comment' | 'photos'>,
): Promise<{ review: Review; isReplacement: boolean; droppedPhotos: readonly string[] }> {
  return transact(db, async (tx) => {
    const product = await lockProduct(tx, slugOrId)
    const earlier = await tx
      .selectFrom('reviews')
      .select('rating')
      .where('product_id', '=', product.id)
      .where('user_id', '=', author.id)
      .executeTakeFirst()
    const row = await tx
      .insertInto('reviews')
      .values({ product_id: product.id, user_id: author.id, rating, comment })
      .onConflict((conflict) =>
        conflict
          .constraint('reviews_one_each')
          .doUpdateSet({ rating, comment, created_at: (eb) => eb.ref('excluded.created_at') }),
      )
      .returning(reviewColumns)
      .executeTakeFirstOrThrow()
    if (earlier) await dropVotes(tx, 'review_id', row.id)
    const photos = [...new Set(paths)]
    const droppedPhotos = await attachPhotos(tx, { id: row.id, userId: author.id }, photos)
    if (rating !== earlier?.rating) await updateRating(tx, product.id)
    await announceReviews(tx, product.slug)
    const buyers = await buyersAmong(tx, product.id, [author.id])
    return {
      review: presentReview(row, {
        name: author.name,
        verifiedBuyer: buyers.has(author.id),
        photos,
        helpful: 0,
        isOwn: true,
      }),
      isReplacement: earlier !== undefined,
      droppedPhotos,
    }
  })
}
