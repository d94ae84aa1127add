import { type ComponentType, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import { toast } from '#web/feedback/toast.ts'
import { useSession } from '#web/session/session.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'

/** A quiet way out, or the one sentence why there is none. Who has not proved to be the customer
 * is asked for the phone number first, elsewhere on the page (rule: cancel-needs-proof). */
export function CancelOrder({ order }: { readonly order: Order }) {
  const user = useSession()
  const refusal = cancellationRefusal(order, user?.isAdmin ? 'admin' : 'customer')
  if (refusal) return <p className="text-muted text-sm">{cancellationNotes[refusal]}</p>
  return order.access === 'full' ? <CancelButton order={order} /> : null
}

/** Few cancel, so that the question comes for them alone. */
const question = async () => (await import('../late-parts.ts')).CancelDialog

function CancelButton({ order }: { readonly order: Order }) {
  const [Question, show] = useState<ComponentType<CancelDialogProps> | null>(null)
  const fetchAhead = () => void question().catch(() => undefined)
  const ask = () =>
    void question().then(
      (dialog) => show(() => dialog),
      () => toast.error('Failed to cancel order'),
    )
  return (
    <>
      <button
        type="button"
        onClick={ask}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="min-h-11 text-muted text-sm underline underline-offset-4 hover:text-danger"
      >
        Cancel Order
      </button>
      {Question && <Question order={order} onClose={() => show(null)} />}
    </>
  )
}
