import type { Order } from '#domain/contract/orders.ts'
import { proofRefusal } from '#domain/orders/proof-refusal.ts'
import type { Wallet } from '#domain/settings/wallets.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Parts } from '#server/parts.ts'
import { walletsShownAt } from '#server/settings/wallet-changes.ts'
import { showToAdmin } from '../admin/admin-view.ts'
import { type OrderRow, orderRows, requireOrder, stateOf } from '../rows.ts'
import { accessTo, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'

/**
 * Reads one order, complete or masked by the viewer's access (rule: guest-order-access). Admins get
 * additional fields.
 */
export async function showOrder(shop: Parts, viewer: Viewer, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter.failOpen(), viewer, row)
  const [order, told] = await Promise.all([
    viewer.identity.account?.isAdmin
      ? showToAdmin(shop.db, row)
      : presentOrder(shop.db, row, access),
    walletsShownOn(shop, row),
  ])
  return told === null ? order : { ...order, toldWallets: [...told] }
}

/**
 * Transfer accounts that the customer of an unpaid order was shown, if they differ from the present
 * ones (rule: wallet-changes).
 */
async function walletsShownOn(
  { db, facts }: Pick<Parts, 'db' | 'facts'>,
  row: OrderRow,
): Promise<readonly Wallet[] | null> {
  return proofRefusal(stateOf(row)) === null
    ? walletsShownAt(db, row.created_at, facts.wallets)
    : null
}

/**
 * Maximum number of orders in one answer, to bound the load that a script can cause. No real
 * customer reaches it.
 */
const LISTED = 1_000

/**
 * Orders of an account, newest first: those that it placed, and those that it claimed as a former
 * guest. Selected by account, never by e-mail address.
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
