import { notify } from '#platform/database/transaction.ts'
import type { ShopTransaction } from '#server/schema/database.ts'

/** `NOTIFY` channel on which every process learns that cached catalogue pages are outdated. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** `NOTIFY` channel of changed reviews; the payload is the product's slug. */
export const REVIEWS_CHANGED = 'reviews_changed'

/** Notifies every process on commit that the reviews of a product have changed. */
export async function announceReviews(tx: ShopTransaction, slug: string): Promise<void> {
  await notify(tx, REVIEWS_CHANGED, slug)
}

/** Notifies every process on commit that products, or the reviews of many, have changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}
