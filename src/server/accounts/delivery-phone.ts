import type { ShopTransaction } from '#server/database/transaction.ts'

/**
 * Keeps a delivery phone, in its stored form, for an account that has none (rule: delivery-phone).
 */
export async function keepDeliveryPhone(
  tx: ShopTransaction,
  userId: string,
  phone: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone })
    .where('id', '=', userId)
    .where('phone', '=', '')
    .execute()
}
