import type { Order } from '#domain/contract/orders.ts'
import { proofRefusal } from '#domain/orders/transitions.ts'
import type { Queryable } from '#server/schema/database.ts'
import { walletsShownAt } from '#server/settings/wallet-changes.ts'
import { showToAdmin } from '../admin/admin-view.ts'
import { type OrderRow, orderRows, requireOrder, stateOf } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { accessTo, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'

/** Reads one order, complete or masked by the viewer's access (rule: guest-order-access). */
export async function showOrder(shop: OrderServices, viewer: Viewer, id: string): Promise<Order> {
  const row = await requireOrder(shop.db, id)
  const access = await accessTo(shop.limiter.failOpen(), viewer, row)
  const [order, wallets] = await Promise.all([
    showTo(shop.db, viewer, row, access),
    presentWallets(shop, row),
  ])
  return { ...order, ...wallets }
}

/** Serializes an order for a viewer with this access; admins get additional fields. */
export async function showTo(
  db: Queryable,
  viewer: Viewer,
  row: OrderRow,
  access: 'full' | 'masked' = 'full',
): Promise<Order> {
  return viewer.identity.account?.isAdmin ? showToAdmin(db, row) : presentOrder(db, row, access)
}

/** Accounts for an unpaid transfer, and those shown before if others (rule: wallet-changes). */
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

/** Maximum number of an account's orders in one answer; bounds the load of a script. */
const LISTED = 1_000

/** Orders that an account placed or claimed, newest first; never by e-mail address. */
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
