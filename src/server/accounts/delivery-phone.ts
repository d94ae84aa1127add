import type { ShopTransaction } from '#server/database/transaction.ts'

/** Keeps a delivery phone, in its stored form, for an account that has none (D34). */
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
