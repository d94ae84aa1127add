import { sql } from 'kysely'
import type { Review } from '#domain/contract/reviews.ts'
import { reviewPhotoPath } from '#domain/reviews/photos.ts'
import type { ReviewOrder } from '#domain/reviews/rating-choices.ts'
import { publicNames } from '#server/accounts/names.ts'
import { findProductId } from '#server/catalogue/locate.ts'
import { buyersAmong } from '#server/orders/access/buyers.ts'
import type { Queryable } from '#server/schema/database.ts'
import { presentReview, reviewColumns } from './present.ts'

/** Maximum number of reviews in one answer. */
const MAX_REVIEWS = 100

/** Sort order and caller of a list of reviews. */
interface ReviewList {
  /** The newest first by default. */
  readonly sort?: ReviewOrder | undefined
  /** Id of the caller's account, whose own review and votes are marked. */
  readonly caller?: Promise<string | undefined>
}

/**
 * Reads the first 100 reviews of a product, by slug or id. Ties are sorted by age, the newest
 * first. Null for an unknown product.
 */
export async function productReviews(
  db: Queryable,
  slugOrId: string,
  { sort = 'newest', caller: identified }: ReviewList = {},
): Promise<Review[] | null> {
  const [productId, caller] = await Promise.all([findProductId(db, slugOrId), identified])
  if (productId === null) return null
  const rows = await db
    .selectFrom('reviews')
    .select(reviewColumns)
    .select([
      sql<
        string[]
      >`array(select file from review_photos where review_id = reviews.id order by place)`.as(
        'files',
      ),
      sql<number>`(select count(*)::integer from review_votes where review_id = reviews.id)`.as(
        'helpful',
      ),
      sql<boolean>`exists (
        select from review_votes where review_id = reviews.id and user_id = ${caller ?? null}::uuid
      )`.as('isHelpful'),
    ])
    .where('product_id', '=', productId)
    .$if(sort === 'best', (query) => query.orderBy('rating', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy('rating'))
    .$if(sort === 'helpful', (query) => query.orderBy('helpful', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_REVIEWS)
    .execute()
  const authors = rows.flatMap((row) => row.user_id ?? [])
  const [names, buyers] = await Promise.all([
    publicNames(db, authors),
    buyersAmong(db, productId, authors),
  ])
  return rows.map((row) => {
    const author = row.user_id ?? ''
    return presentReview(row, {
      name: names.get(author) ?? '',
      verifiedBuyer: buyers.has(author),
      photos: row.files.map(reviewPhotoPath),
      helpful: row.helpful,
      isOwn: caller !== undefined && author === caller,
      isHelpful: row.isHelpful,
    })
  })
}
