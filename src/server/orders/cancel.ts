import type { Order } from '#domain/contract/orders.ts'
import { Refusal } from '#server/refusal.ts'
import type { Shop } from '#server/shop.ts'
import { type Asker, accessTo } from './access.ts'
import { actOn } from './act.ts'
import { showToAdmin } from './admin-view.ts'
import { presentOrder } from './present.ts'
import { requireOrder } from './rows.ts'

/**
 * Cancels an order for its customer (D53) or for an admin (D45). What was paid stays paid (D46).
 *
 * @param version the version that the asker saw; null when they did not say
 * @throws Refusal PROOF_REQUIRED for who has not proved to be the customer (D32), ORDER_STATE with
 *   the reason, CONFLICT when somebody changed the order at the same moment (D47)
 */
export async function cancelOrder(
  shop: Shop,
  asker: Asker,
  id: string,
  version: number | null,
): Promise<Order> {
  const seen = await requireOrder(shop.db, id)
  if ((await accessTo(shop.limiter, asker, seen)) === 'masked') {
    throw new Refusal('PROOF_REQUIRED', 'Please confirm the phone number used for this order.')
  }
  const { account } = asker.identity
  const actor = account?.isAdmin ? 'admin' : 'customer'
  const order = await actOn(shop.db, seen, {
    action: { kind: 'cancel' },
    actor,
    actorId: account?.id ?? null,
    version,
  })
  return actor === 'admin' ? showToAdmin(shop.db, order) : presentOrder(order, 'full')
}
