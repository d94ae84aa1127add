import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { useSession } from '#web/kit/session/session.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { useLazy } from '#web/kit/ui/use-lazy.ts'

/**
 * Link to cancel an order, or the sentence why it can't be cancelled. `ProveOrder` asks a visitor
 * without proof of access for the phone number first (rule: cancel-needs-proof).
 */
export function CancelOrder({ order }: { readonly order: Order }) {
  const user = useSession()
  const refusal = cancellationRefusal(order, user?.isAdmin ? 'admin' : 'customer')
  if (refusal) return <p className="text-muted text-sm">{cancellationNotes()[refusal]}</p>
  return order.access === 'full' ? <CancelButton order={order} /> : null
}

/** Loaded on demand, since few customers cancel. */
const CancelDialog = lazyComponent(async () => (await import('./CancelDialog.tsx')).CancelDialog)

function CancelButton({ order }: { readonly order: Order }) {
  const dialog = useLazy(CancelDialog, () => toast.error(t.orders.cancelFailed))
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.open(true)}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        className="min-h-11 text-muted text-sm underline underline-offset-4 hover:text-danger"
      >
        {t.orders.cancelOrder}
      </button>
      {dialog.opened && <CancelDialog order={order} onClose={dialog.close} />}
    </>
  )
}
