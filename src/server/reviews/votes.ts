import type { ParsedRequest } from '#domain/contract/call.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import type { Review, voteReview as voteCall } from '#domain/contract/reviews.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { findProductId } from '#server/catalogue/locate.ts'
import { countRows, type Queryable, type ShopTransaction } from '#server/schema/database.ts'

/** Slug or id of a product, and id of one of its reviews. */
export type ReviewParams = ParsedRequest<typeof voteCall>['params']

/**
 * Adds or withdraws an account's vote for a review. It is idempotent (rule: helpful-reviews).
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT for one's own review and for a sample
 */
export async function voteReview(
  db: Queryable,
  userId: string,
  { id: product, reviewId }: ReviewParams,
  isHelpful: boolean,
): Promise<Pick<Review, 'helpful'> & { readonly isHelpful: boolean }> {
  return transact(db, async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select(['id', 'user_id', 'sample_author'])
      .where('id', '=', parseUuid(reviewId))
      .where('product_id', '=', await findProductId(tx, product))
      .forKeyShare()
      .executeTakeFirst()
    if (!review) throw notFound(t.refusals.reviewNotFound)
    if (review.sample_author !== null) throw new Refusal('INVALID_INPUT', t.refusals.sampleReview)
    if (review.user_id === userId) throw new Refusal('INVALID_INPUT', t.refusals.ownReview)
    if (isHelpful) {
      await tx
        .insertInto('review_votes')
        .values({ review_id: review.id, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await tx
        .deleteFrom('review_votes')
        .where('review_id', '=', review.id)
        .where('user_id', '=', userId)
        .execute()
    }
    const votes = tx.selectFrom('review_votes').where('review_id', '=', review.id)
    return { helpful: await countRows(votes), isHelpful }
  })
}

/** Deletes the votes for a review whose text has been replaced, or all votes of an account. */
export async function dropVotes(
  tx: ShopTransaction,
  of: 'review_id' | 'user_id',
  id: string,
): Promise<void> {
  await tx.deleteFrom('review_votes').where(of, '=', id).execute()
}
