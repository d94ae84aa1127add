import type { Order } from '#domain/contract/orders.ts'
import { awaitsTransfer } from '#web/order-parts/order-facts.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Comes with the scripts of whoever has something to hand in. */
const HandInProof = lazyComponent(async () => (await import('./HandInProof.tsx')).HandInProof, {
  fallback: <Skeleton className="h-32 rounded-card" />,
})

/** Where the screenshot of a transfer is handed in; nothing where none is asked for, or not of this visitor. */
export function ProofPart({ order }: { readonly order: Order }) {
  if (!awaitsTransfer(order) || order.access === 'masked') return null
  return <HandInProof order={order} />
}
