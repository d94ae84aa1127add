import { formatMoney } from '#domain/money.ts'
import { offeredActions } from '#domain/orders/offered-actions.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { orderCustomer } from '../../orders/contact.ts'
import { stepLabel } from '../next-words.ts'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

interface DeliverDialogProps {
  readonly adminOrder: AdminOrder
  readonly onClose: () => void
}

/**
 * Marks an order as delivered, and records whether cash that is due was collected (rule:
 * cash-on-delivery).
 */
export function DeliverDialog({ adminOrder, onClose }: DeliverDialogProps) {
  const { order } = adminOrder
  const form = useForm('deliver', { cashCollected: true }, {})
  const { cashCollected } = form.typed
  const amount = formatMoney(totalOf(order))
  const { name } = orderCustomer(order)
  return (
    <ActionDialog
      adminOrder={adminOrder}
      action={{ kind: 'deliver', cashCollected }}
      title={`Mark order ${shortOrderId(order._id)} as delivered?`}
      confirmLabel={stepLabel({ kind: 'deliver', cashCollected }, order)}
      form={form}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi> has received the parcel. A delivered order can’t be changed or cancelled
        any more.
      </p>
      {offeredActions(order).deliverAsksForCash ? (
        <div className="grid gap-2">
          <label className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-white px-3.5 py-3 transition-colors hover:border-ink has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum">
            <input
              type="checkbox"
              checked={cashCollected}
              onChange={(event) => form.set('cashCollected', event.currentTarget.checked)}
              className="size-5 shrink-0 accent-plum"
            />
            <span className="font-semibold">Cash collected {amount}</span>
          </label>
          <p aria-live="polite" className="text-muted text-sm">
            {cashCollected
              ? 'The order is marked as paid as well.'
              : 'The order stays unpaid until you mark the cash as received.'}
          </p>
        </div>
      ) : (
        <p>
          It is paid: <strong>{amount}</strong>.
        </p>
      )}
    </ActionDialog>
  )
}
