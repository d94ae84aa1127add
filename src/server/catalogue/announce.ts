import { notify, type ShopTransaction } from '#server/database/transaction.ts'

/** The channel on which every process hears that pages of the catalogue are out of date. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** Notifies every process, once the transaction commits, that a product or its reviews have changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}
