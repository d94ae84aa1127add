import { notFound, Refusal } from '#domain/contract/refusal.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { findProductId } from '#server/catalogue/locate.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'

/** Path parameters that identify a review. */
export interface ReviewAddress {
  /** Slug or id of its product. */
  readonly product: string
  readonly reviewId: string
}

/**
 * Adds or withdraws an account's vote that a review is helpful. It is idempotent (rule:
 * helpful-reviews).
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT for one's own review and for a sample
 */
export async function voteReview(
  db: Queryable,
  userId: string,
  { product, reviewId }: ReviewAddress,
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
    const vote = { review_id: review.id, user_id: userId }
    if (isHelpful) {
      await tx
        .insertInto('review_votes')
        .values(vote)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await tx
        .deleteFrom('review_votes')
        .where('review_id', '=', vote.review_id)
        .where('user_id', '=', vote.user_id)
        .execute()
    }
    return { helpful: await countVotes(tx, review.id), isHelpful }
  })
}

async function countVotes(tx: ShopTransaction, reviewId: string): Promise<number> {
  const { votes } = await tx
    .selectFrom('review_votes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('votes'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return votes
}

/** Deletes the votes for a review whose text has been replaced. */
export async function dropVotesFor(tx: ShopTransaction, reviewId: string): Promise<void> {
  await tx.deleteFrom('review_votes').where('review_id', '=', reviewId).execute()
}

/** Deletes the votes of an account. */
export async function dropVotesOfAccount(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('review_votes').where('user_id', '=', userId).execute()
}
