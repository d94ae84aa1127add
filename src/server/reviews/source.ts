import type { Review } from '#domain/contract/reviews.ts'
import { publicNames } from '#server/accounts/names.ts'
import { findProductId } from '#server/catalogue/locate.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { buyersAmong } from '#server/orders/access/buyers.ts'
import { presentReview, reviewColumns } from './present.ts'

/** Most reviews that one answer holds. */
const MAX_REVIEWS = 100

/**
 * The reviews of a product by slug or id, newest first, at most 100; null when there is no such
 * product.
 */
export async function productReviews(db: Queryable, slugOrId: string): Promise<Review[] | null> {
  const productId = await findProductId(db, slugOrId)
  if (productId === null) return null
  const rows = await db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('product_id', '=', productId)
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
    })
  })
}
