import type { Order } from '#domain/contract/orders.ts'
import { awaitsTransfer } from '#web/kit/order-ui/order-facts.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

const HandInProof = lazyComponent(async () => (await import('./HandInProof.tsx')).HandInProof, {
  fallback: <Skeleton className="h-32 rounded-card" />,
})

/**
 * Upload of a transfer's screenshot, on an order that awaits one, for a visitor with full access.
 */
export function ProofPart({ order }: { readonly order: Order }) {
  if (!awaitsTransfer(order) || order.access === 'masked') return null
  return <HandInProof order={order} />
}
