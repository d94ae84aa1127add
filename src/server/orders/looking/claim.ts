import { SESSION_PROOF_DAYS } from '#domain/orders/access.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { placedWithin } from '../rows.ts'

/**
 * Lets an account see whole what the guest session that it merges has ordered
 * (rule: guest-order-access). The orders stay guest orders; the first account to claim one keeps
 * it.
 */
export async function claimGuestOrders(
  tx: ShopTransaction,
  guestHash: Buffer,
  userId: string,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ claimed_by: userId })
    .where('guest_hash', '=', guestHash)
    .where('claimed_by', 'is', null)
    .where(placedWithin(SESSION_PROOF_DAYS))
    .execute()
}
