import type { Order } from '#domain/contract/orders.ts'
import { proofRefusal } from '#domain/orders/transitions.ts'
import { walletsShownAt } from '#server/settings/wallet-changes.ts'
import { type OrderRow, stateOf } from '../rows.ts'
import type { OrderServices } from '../services.ts'

/**
 * Transfer accounts of an unpaid order: the present ones, and those that its customer was shown, if
 * they differ; nothing when no transfer is due (rule: wallet-changes).
 */
export async function presentWallets(
  { db, settings: { facts } }: Pick<OrderServices, 'db' | 'settings'>,
  row: OrderRow,
): Promise<Pick<Order, 'toldWallets' | 'shopWallets' | 'hasRevokedWallets'>> {
  if (proofRefusal(stateOf(row)) !== null) return {}
  const { wallets, areRevoked } = await walletsShownAt(db, row.created_at, facts.wallets)
  return {
    shopWallets: [...facts.wallets],
    ...(wallets !== null && { toldWallets: [...wallets] }),
    ...(areRevoked && { hasRevokedWallets: true }),
  }
}
