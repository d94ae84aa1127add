import { notify, type ShopTransaction } from '#server/database/transaction.ts'

/** `NOTIFY` channel on which every process learns that cached catalogue pages are outdated. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** Notifies every process on commit that a product or its reviews have changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}
