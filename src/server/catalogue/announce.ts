import { notify, type ShopTransaction } from '#server/database/transaction.ts'

/** Channel of changes that make pages of the catalogue outdated, received by every process. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** Notifies every process on commit that a product or its reviews have changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}
