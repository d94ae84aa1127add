import { useRef } from 'react'
import { formatMoney } from '#domain/money.ts'
import {
  offeredActions,
  rejectionReason,
  verificationNote,
} from '#domain/orders/offered-actions.ts'
import { type ChoosableStatus, shortOrderId } from '#domain/orders/status.ts'
import { type OrderAction, statusWarning } from '#domain/orders/transitions.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { ProofPicture } from '#web/kit/order-ui/ProofPicture.tsx'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { TextAreaField } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { Checkbox } from '../../frame/choices.tsx'
import { orderCustomer } from '../customer.ts'
import { stepLabel } from '../order-actions.ts'
import { ShipDialog } from '../parcel/ShipDialog.tsx'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

function factsOf({ order }: AdminOrder) {
  const { name } = orderCustomer(order)
  return { order, name, shortId: shortOrderId(order._id), amount: formatMoney(totalOf(order)) }
}

interface DialogProps {
  readonly adminOrder: AdminOrder
  readonly onClose: () => void
}

/**
 * Confirmation dialog of each action. The statuses Delivered and Cancelled open the dialogs of
 * their actions (rule: status-is-an-action), and Shipped the form of the parcel (rule: parcels).
 */
export function OrderDialogs({
  pendingAction,
  ...common
}: DialogProps & { readonly pendingAction: OrderAction | null }) {
  if (pendingAction === null) return null
  switch (pendingAction.kind) {
    case 'pay':
      return <PayDialog {...common} />
    case 'reject':
      return <RejectDialog {...common} />
    case 'deliver':
      return <DeliverDialog {...common} />
    case 'cancel':
      return <CancelDialog {...common} />
    case 'set-status':
      return pendingAction.to === 'Shipped' ? (
        <ShipDialog {...common} />
      ) : (
        <StatusDialog {...common} to={pendingAction.to} />
      )
  }
}

/** Cancels an order; a received payment must be refunded (rules: admin-cancel, refund-due). */
function CancelDialog(dialog: DialogProps) {
  const { order, name, shortId, amount } = factsOf(dialog.adminOrder)
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'cancel' }}
      title={`Cancel order ${shortId}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      isDangerous
    >
      <p>
        The order of <bdi>{name}</bdi>, <strong>{amount}</strong>.
      </p>
      {order.isPaid && (
        <Notice tone="warning" title={`Refund due ${amount}`}>
          This order is paid. Its customer gets the money back.
        </Notice>
      )}
    </ActionDialog>
  )
}

/** Marks an order as delivered, with its cash collected or not (rule: cash-on-delivery). */
function DeliverDialog(dialog: DialogProps) {
  const { order, name, shortId, amount } = factsOf(dialog.adminOrder)
  const form = useForm('deliver', { cashCollected: true }, {})
  const { cashCollected } = form.typed
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'deliver', cashCollected }}
      title={`Mark order ${shortId} as Delivered?`}
      confirmLabel={stepLabel({ kind: 'deliver', cashCollected }, order)}
      form={form}
    >
      <p>
        <bdi>{name}</bdi> has received the parcel. The status of a delivered order can’t be changed
        any more, and it can’t be cancelled.
      </p>
      {offeredActions(order).deliverAsksForCash ? (
        <div className="grid gap-2">
          <Checkbox
            className="min-h-12 rounded-control border border-edge bg-white px-3.5 py-3 transition-colors hover:border-ink has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum"
            checked={cashCollected}
            onChange={(isCollected) => form.set('cashCollected', isCollected)}
          >
            <span className="font-semibold">Cash collected {amount}</span>
          </Checkbox>
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

/**
 * Records the receipt of a transfer, or of the cash of an order that was delivered without it
 * (rule: cash-on-delivery).
 */
function PayDialog(dialog: DialogProps) {
  const { order, shortId, amount } = factsOf(dialog.adminOrder)
  const form = useForm('pay', { verificationNote: '' }, { verificationNote })
  const note = useRef<HTMLTextAreaElement>(null)
  const isCash = order.paymentMethod === 'COD'
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'pay' }}
      title={isCash ? `Cash received for order ${shortId}?` : `Mark order ${shortId} as Paid?`}
      confirmLabel={stepLabel({ kind: 'pay' }, order)}
      form={form}
      values={{ note: form.typed.verificationNote }}
      field={note}
    >
      <p>
        {isCash ? (
          <>
            The courier has handed over <strong>{amount}</strong>.
          </>
        ) : (
          <>
            <strong>{amount}</strong> has arrived in the shop’s account.
          </>
        )}
      </p>
      {order.proof && <ProofPicture order={order} className="h-48 w-28" />}
      <TextAreaField
        ref={note}
        label="Verification note"
        hint="The customer sees it with the payment."
        optional
        rows={3}
        {...form.field('verificationNote')}
      />
    </ActionDialog>
  )
}

const usualReasons = [
  'We have not received this transfer.',
  'The amount is not right.',
  'The screenshot cannot be read.',
]

/** Rejects a transfer with a reason, which is shown to the customer (rule: rejection-reason). */
function RejectDialog(dialog: DialogProps) {
  const { order, shortId, amount } = factsOf(dialog.adminOrder)
  const form = useForm('reject', { rejectionReason: '' }, { rejectionReason })
  const reason = useRef<HTMLTextAreaElement>(null)
  const written = form.typed.rejectionReason

  const putIn = (usual: string) => {
    form.set('rejectionReason', written.trim() === '' ? usual : `${written.trimEnd()}\n${usual}`)
    reason.current?.focus()
  }
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'reject' }}
      title={`Reject the payment of order ${shortId}?`}
      confirmLabel="Reject payment"
      isDangerous
      form={form}
      values={{ note: written }}
      field={reason}
    >
      <p>
        The transfer of <strong>{amount}</strong> is not accepted. The customer is asked for a new
        screenshot.
      </p>
      {order.proof && <ProofPicture order={order} className="h-48 w-28" />}
      <TextAreaField
        ref={reason}
        label="Rejection reason"
        hint="The customer reads it."
        required
        rows={3}
        {...form.field('rejectionReason')}
      />
      <ul aria-label="Usual reasons" className="flex flex-wrap gap-2">
        {usualReasons.map((usual) => (
          <li key={usual}>
            <button
              type="button"
              onClick={() => putIn(usual)}
              className="min-h-9 rounded-chip border border-edge bg-white px-3 py-1.5 text-start text-sm transition-colors hover:border-plum hover:text-plum"
            >
              {usual}
            </button>
          </li>
        ))}
      </ul>
    </ActionDialog>
  )
}

/** Confirms a status that revives or moves back (rules: history, status-leaves-payment). */
function StatusDialog({ to, ...dialog }: DialogProps & { readonly to: ChoosableStatus }) {
  const { order, shortId, amount } = factsOf(dialog.adminOrder)
  const isRevival = order.orderStatus === 'Cancelled'
  const warning = statusWarning(order, to)
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'set-status', to }}
      title={isRevival ? `Revive order ${shortId}?` : `Set order ${shortId} to ${to}?`}
      confirmLabel={isRevival ? 'Revive order' : `Set to ${to}`}
    >
      {warning && <Notice tone="warning">{warning}</Notice>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{amount}</strong>
        <StatusBadge status={order.orderStatus} />
        <span>to</span>
        <StatusBadge status={to} />
      </p>
    </ActionDialog>
  )
}
