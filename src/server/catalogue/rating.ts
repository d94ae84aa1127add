import type { ShopTransaction } from '#server/database/transaction.ts'
import { announceChange } from './announce.ts'

/**
 * Adds to what a product's average is made of. The caller holds the product (`holdProduct`), so that
 * the sums are those of its reviews whoever else writes one.
 */
export async function addToRating(
  tx: ShopTransaction,
  productId: string,
  { stars, reviews }: { readonly stars: number; readonly reviews: number },
): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', stars),
      review_count: eb('review_count', '+', reviews),
    }))
    .where('id', '=', productId)
    .execute()
  await announceChange(tx)
}
