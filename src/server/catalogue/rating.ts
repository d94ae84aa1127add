import { sql } from 'kysely'
import type { ShopTransaction } from '#server/schema/database.ts'

/** Adds to the rating of a locked product; real reviews replace samples (rule: samples). */
export async function addToRating(
  tx: ShopTransaction,
  productId: string,
  { stars, reviews }: { readonly stars: number; readonly reviews: number },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      rating_sum: sql`case when rating_is_sample then 0 else rating_sum end + ${stars}::int`,
      review_count: sql`case when rating_is_sample then 0 else review_count end + ${reviews}::int`,
      rating_is_sample: false,
    })
    .where('id', '=', productId)
    .execute()
}

/** Sets the sums of a product's rating. The caller has locked the product. */
export async function setRating(
  tx: ShopTransaction,
  productId: string,
  rating: { readonly stars: number; readonly reviews: number; readonly isSample: boolean },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      rating_sum: rating.stars,
      review_count: rating.reviews,
      rating_is_sample: rating.isSample,
    })
    .where('id', '=', productId)
    .execute()
}
