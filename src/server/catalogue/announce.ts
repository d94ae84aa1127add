import { notify, type ShopTransaction } from '#server/database/transaction.ts'

/** The channel on which every process hears that pages of the catalogue are out of date. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** Tells every process, once the transaction commits, that the catalogue or a review has changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}
