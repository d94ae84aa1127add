import type { Order } from '#domain/contract/orders.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import { HandInProof } from './HandInProof.tsx'

/**
 * Upload of a transfer's screenshot, on an order that awaits one, for a visitor with full access.
 */
export function ProofPart({ order }: { readonly order: Order }) {
  if (!awaitsProof(order) || order.access === 'masked') return null
  return <HandInProof order={order} />
}
