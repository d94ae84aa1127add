import { sql } from 'kysely'
import { emailKey } from '#domain/forms/email.ts'
import { SESSION_PROOF_DAYS } from '#domain/orders/access.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { placedWithin } from '../rows.ts'

/**
 * Grants an account full access to the orders of the guest session that it merges (rule:
 * guest-order-access). They stay guest orders. The first account that claims an order keeps it. The
 * account lists only orders with its own e-mail address: others may have been placed on this device
 * by another person.
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
