import type { Order } from '#domain/contract/orders.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import { useSession } from '#web/kit/session/session.ts'
import { OrderAgain } from './OrderAgain.tsx'

/**
 * Button to order again, for a visitor with full access, unless the order still has to be paid for
 * (rule: order-again). Its result takes a line of its own.
 */
export function OrderAgainPart({ order }: { readonly order: Order }) {
  const user = useSession()
  if (order.access === 'masked' || user?.isAdmin || awaitsProof(order)) return null
  return <OrderAgain order={order} />
}
