import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import { Refusal } from '#server/refusal.ts'
import type { Shop } from '#server/shop.ts'
import { type Asker, accessTo } from './access.ts'
import { changeOrder } from './change.ts'
import { presentOrder } from './present.ts'
import { requireOrder, stateOf } from './rows.ts'

/**
 * Cancels an order for its customer (D53) or for an admin (D45). What was paid stays paid (D46).
 *
 * @throws Refusal PROOF_REQUIRED for who has not proved to be the customer (D32), ORDER_STATE with
 *   the reason, CONFLICT when somebody changed the order at the same moment (D47)
 */
export async function cancelOrder(shop: Shop, asker: Asker, id: string): Promise<Order> {
  const order = await requireOrder(shop.db, id)
  if ((await accessTo(shop.limiter, asker, order)) === 'masked') {
    throw new Refusal('PROOF_REQUIRED', 'Please confirm the phone number used for this order.')
  }
  const { account } = asker.identity
  const actor = account?.isAdmin ? 'admin' : 'customer'
  const refusal = cancellationRefusal(stateOf(order), actor)
  if (refusal !== null) throw new Refusal('ORDER_STATE', cancellationNotes[refusal])
  const cancelled = await changeOrder(shop.db, order, {
    set: { status: 'Cancelled', cancelled_at: new Date() },
    actor,
    actorId: account?.id ?? null,
    action: 'cancelled',
  })
  return presentOrder(cancelled, 'full')
}
