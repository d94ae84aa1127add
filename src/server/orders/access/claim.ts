import { sql } from 'kysely'
import { emailKey } from '#domain/forms/email.ts'
import { SESSION_PROOF_DAYS } from '#domain/orders/access.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import type { Account } from '#server/sessions/account.ts'
import { placedWithin } from '../rows.ts'

/**
 * Lets an account see whole what the guest session that it merges has ordered
 * (rule: guest-order-access). The orders stay guest orders; the first account to claim one keeps
 * it. Those of its own e-mail address are listed among its orders: others may have been placed on
 * this device by somebody else.
 */
export async function claimGuestOrders(
  tx: ShopTransaction,
  guestHash: Buffer,
  { id, email }: Account,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      claimed_by: id,
      is_kept: sql<boolean>`customer_email_key = ${emailKey(email)}`,
    })
    .where('guest_hash', '=', guestHash)
    .where('claimed_by', 'is', null)
    .where(placedWithin(SESSION_PROOF_DAYS))
    .execute()
}
