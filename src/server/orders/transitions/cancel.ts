import type { Order } from '#domain/contract/orders.ts'
import { requireFullAccess, type Viewer } from '../access/access.ts'
import { showTo } from '../access/show.ts'
import { requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { applyAction } from './apply-action.ts'

/**
 * Cancels an order for its customer (rule: customer-cancel) or for an admin (rule: admin-cancel). A
 * payment stays recorded (rule: refund-due).
 *
 * @param version that the viewer saw; null when it was not sent
 * @throws Refusal PROOF_REQUIRED for a viewer who has not proved to be the customer (rule:
 *   cancel-needs-proof), ORDER_STATE with the reason, CONFLICT after a concurrent change (rule:
 *   concurrent-edit)
 */
export async function cancelOrder(
  shop: OrderServices,
  viewer: Viewer,
  id: string,
  version: number | null,
): Promise<Order> {
  const seen = await requireOrder(shop.db, id)
  await requireFullAccess(shop.limiter, viewer, seen)
  const { account } = viewer.identity
  const order = await applyAction(shop.db, seen, {
    action: { kind: 'cancel' },
    actor: account?.isAdmin ? 'admin' : 'customer',
    actorId: account?.id ?? null,
    version,
  })
  return showTo(shop.db, viewer, order)
}
