import { formatMoney } from '#domain/money.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { orderCustomer } from '../../orders/contact.ts'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

interface CancelDialogProps {
  readonly adminOrder: AdminOrder
  readonly onClose: () => void
}

/**
 * Cancels an order at any stage (rule: admin-cancel); a received payment must be refunded (rule:
 * refund-due).
 */
export function CancelDialog({ adminOrder, onClose }: CancelDialogProps) {
  const { order } = adminOrder
  const amount = formatMoney(totalOf(order))
  const { name } = orderCustomer(order)
  return (
    <ActionDialog
      adminOrder={adminOrder}
      action={{ kind: 'cancel' }}
      title={`Cancel order ${shortOrderId(order._id)}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      isDangerous
      onClose={onClose}
    >
      <p>
        The order of <bdi>{name}</bdi>, <strong>{amount}</strong>.
      </p>
      {order.isPaid && (
        <Notice tone="warning" title={`Refund due ${amount}`}>
          <p>This order is paid. Its customer gets the money back.</p>
        </Notice>
      )}
    </ActionDialog>
  )
}
