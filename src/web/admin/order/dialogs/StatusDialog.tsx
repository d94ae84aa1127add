import { formatMoney } from '#domain/money.ts'
import { type ChoosableStatus, shortOrderId } from '#domain/orders/status.ts'
import { statusWarning } from '#domain/orders/transitions.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { StatusBadge } from '#web/order-parts/StatusBadge.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

interface StatusDialogProps {
  readonly adminOrder: AdminOrder
  readonly to: ChoosableStatus
  readonly onClose: () => void
}

/**
 * Confirms a status that reopens a cancelled order (rule: history) or moves a paid one back (rule:
 * status-leaves-payment).
 */
export function StatusDialog({ adminOrder, to, onClose }: StatusDialogProps) {
  const { order } = adminOrder
  const shortId = shortOrderId(order._id)
  const isRevival = order.orderStatus === 'Cancelled'
  const warning = statusWarning(order, to)
  return (
    <ActionDialog
      adminOrder={adminOrder}
      action={{ kind: 'set-status', to }}
      title={isRevival ? `Revive order ${shortId}?` : `Set order ${shortId} to ${to}?`}
      confirmLabel={isRevival ? 'Revive order' : `Set to ${to}`}
      onClose={onClose}
    >
      {warning && (
        <Notice tone="warning">
          <p>{warning}</p>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{formatMoney(totalOf(order))}</strong>
        <StatusBadge status={order.orderStatus} />
        <span>to</span>
        <StatusBadge status={to} />
      </p>
    </ActionDialog>
  )
}
