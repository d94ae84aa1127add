import type { Order } from '#domain/contract/orders.ts'
import { proofRefusal } from '#domain/orders/proof-refusal.ts'
import type { Wallet } from '#domain/settings/wallets.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Parts } from '#server/parts.ts'
import { toldWallets } from '#server/settings/wallet-changes.ts'
import { showToAdmin } from '../desk/admin-view.ts'
import { type OrderRow, orderRows, requireOrder, stateOf } from '../rows.ts'
import { accessTo, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'

/**
 * One order, as much of it as the viewer may see (rule: guest-order-access); for admins with what
 * they decide by.
 */
export async function showOrder(shop: Parts, viewer: Viewer, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter.failOpen(), viewer, row)
  const [order, told] = await Promise.all([
    viewer.identity.account?.isAdmin
      ? showToAdmin(shop.db, row)
      : presentOrder(shop.db, row, access),
    walletsToldTo(shop, row),
  ])
  return told === null ? order : { ...order, toldWallets: [...told] }
}

/**
 * The accounts that the customer of an unpaid transfer was told, where they are others now
 * (rule: wallet-changes).
 */
async function walletsToldTo(
  { db, facts }: Pick<Parts, 'db' | 'facts'>,
  row: OrderRow,
): Promise<readonly Wallet[] | null> {
  return proofRefusal(stateOf(row)) === null ? toldWallets(db, row.created_at, facts.wallets) : null
}

/**
 * Most orders that one answer lists. No customer has as many; it bounds what a script can make the shop
 * read and send at once.
 */
const LISTED = 1_000

/**
 * The account's own orders, newest first: those that it placed, and those that it keeps of its time as
 * a guest. By the account, never by an e-mail address.
 */
export async function listMyOrders(db: Queryable, userId: string): Promise<Order[]> {
  const rows = await orderRows(db)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb.and([eb('claimed_by', '=', userId), eb('is_kept', '=', eb.lit(true))]),
      ]),
    )
    .orderBy('orders.sequence', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => presentOrder(db, row, 'full'))
}
