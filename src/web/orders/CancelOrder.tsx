import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { ApiError } from '#web/api/send.ts'
import { useAction } from '#web/feedback/use-action.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { totalOf } from './order-facts.ts'
import { cancelOrder } from './order-proof.ts'

/** The button, or the one sentence why there is none. Who has not proved to be the customer
 * is asked for the phone number first, elsewhere on the page (rule: cancel-needs-proof). */
export function CancelOrder({ order }: { readonly order: Order }) {
  const user = useSession()
  const refusal = cancellationRefusal(order, user?.isAdmin ? 'admin' : 'customer')
  if (refusal)
    return (
      <p className="flex items-start gap-2 border-hairline border-t pt-4 text-muted text-sm">
        <Icon name="info" />
        {cancellationNotes[refusal]}
      </p>
    )
  return order.access === 'full' ? <CancelButton order={order} /> : null
}

function CancelButton({ order }: { readonly order: Order }) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      await cancelOrder(order._id)
      await revalidate()
      setAsking(false)
      focusHeading()
    },
    success: 'Order cancelled successfully',
    fallback: 'Failed to cancel order',
    onRefusal: (error) => {
      // Somebody was quicker: the page shows how the order stands now (rule: second-comer).
      if (error instanceof ApiError && error.status < 500) void revalidate()
      return undefined
    },
  })
  const ask = () => {
    clear()
    setAsking(true)
  }

  return (
    <>
      <Button kind="danger" onClick={ask} className="justify-self-start">
        Cancel Order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question="Are you sure you want to cancel this order?"
        confirmLabel="Cancel Order"
        cancelLabel="Keep Order"
        isDangerous
        busy={isPending}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <p className="text-muted">
          Order <bdi dir="ltr">{shortOrderId(order._id)}</bdi>,{' '}
          <bdi dir="ltr">{formatMoney(totalOf(order))}</bdi>. This cannot be undone.
        </p>
        {failure && (
          <div role="alert">
            <FieldError id="cancel-failure">{failure}</FieldError>
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
