import { sql } from 'kysely'
import type { Review } from '#domain/contract/reviews.ts'
import { reviewPhotoPath } from '#domain/reviews/photos.ts'
import type { ReviewOrder } from '#domain/reviews/rating-choices.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { knownAccounts } from '#server/accounts/users.ts'
import { findProductId } from '#server/catalogue/locate.ts'
import { buyersAmong } from '#server/orders/access/buyers.ts'
import type { Queryable, RowOf } from '#server/schema/database.ts'

const MAX_REVIEWS = 100

const files = sql<string[]>`array(
  select file from review_photos where review_id = reviews.id order by place)`
const helpful = sql<number>`(
  select count(*)::integer from review_votes where review_id = reviews.id)`

/** Name of an author whose account is deleted (rule: deleted-accounts). */
const FORMER_CUSTOMER = 'Former customer'

/**
 * Reads the first 100 reviews of a product, by slug or id. Ties are sorted by age, the newest
 * first. Null for an unknown product.
 *
 * @param caller id of the caller's account, whose own review and votes are marked
 */
export async function productReviews(
  db: Queryable,
  slugOrId: string,
  {
    sort = 'newest',
    caller: identified,
  }: {
    readonly sort?: ReviewOrder | undefined
    readonly caller?: Promise<string | undefined>
  } = {},
): Promise<Review[] | null> {
  const [productId, caller] = await Promise.all([findProductId(db, slugOrId), identified])
  if (productId === null) return null
  const isHelpful = sql<boolean>`exists (
    select from review_votes where review_id = reviews.id and user_id = ${caller ?? null}::uuid)`
  const rows = await db
    .selectFrom('reviews')
    .select(reviewColumns)
    .select([files.as('files'), helpful.as('helpful'), isHelpful.as('isHelpful')])
    .where('product_id', '=', productId)
    .$if(sort === 'best', (query) => query.orderBy('rating', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy('rating'))
    .$if(sort === 'helpful', (query) => query.orderBy('helpful', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_REVIEWS)
    .execute()
  const authors = rows.flatMap((row) => row.user_id ?? [])
  const [accounts, buyers] = await Promise.all([
    knownAccounts(db, authors),
    buyersAmong(db, productId, authors),
  ])
  return rows.map((row) => {
    const author = row.user_id ?? ''
    return presentReview(row, {
      name: accounts.get(author)?.isDeleted ? FORMER_CUSTOMER : (accounts.get(author)?.name ?? ''),
      verifiedBuyer: buyers.has(author),
      photos: row.files.map(reviewPhotoPath),
      helpful: row.helpful,
      isOwn: caller !== undefined && author === caller,
      isHelpful: row.isHelpful,
    })
  })
}

export const reviewColumns = [
  'id',
  'user_id',
  'sample_author',
  'rating',
  'comment',
  'comment_urdu',
  'created_at',
] as const
type ReviewRow = RowOf<'reviews', typeof reviewColumns>

/** Fields of a review that are not columns of its row. */
interface AroundReview extends Pick<Review, 'name' | 'verifiedBuyer' | 'photos' | 'helpful'> {
  /** Whether the caller wrote it, or found it helpful. */
  readonly isOwn?: boolean
  readonly isHelpful?: boolean
}

/** Serializes a review for answers. */
export function presentReview(
  row: ReviewRow,
  { name, isOwn, isHelpful, ...around }: AroundReview,
): Review {
  return {
    _id: row.id,
    name: row.sample_author ?? name,
    rating: row.rating,
    comment: inCurrentLanguage(row.comment, row.comment_urdu),
    createdAt: row.created_at.toISOString(),
    ...around,
    ...(isOwn && { isOwn }),
    ...(isHelpful && { isHelpful }),
    ...(row.sample_author !== null && { isSample: true }),
  }
}
