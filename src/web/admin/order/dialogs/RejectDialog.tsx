import { useRef } from 'react'
import { formatMoney } from '#domain/money.ts'
import { rejectionReason } from '#domain/orders/offered-actions.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { ProofPicture } from '#web/order-parts/ProofPicture.tsx'
import { TextAreaField } from '#web/ui/Field.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

/** Common reasons for a rejection, inserted with one press. */
const usualReasons = [
  'We have not received this transfer.',
  'The amount is not right.',
  'The screenshot cannot be read.',
]

interface RejectDialogProps {
  readonly adminOrder: AdminOrder
  readonly onClose: () => void
}

/** Rejects a transfer with a reason, which is shown to the customer (rule: rejection-reason). */
export function RejectDialog({ adminOrder, onClose }: RejectDialogProps) {
  const { order } = adminOrder
  const form = useForm('reject', { rejectionReason: '' }, { rejectionReason })
  const reason = useRef<HTMLTextAreaElement>(null)
  const written = form.typed.rejectionReason

  const putIn = (usual: string) => {
    form.set('rejectionReason', written.trim() === '' ? usual : `${written.trimEnd()}\n${usual}`)
    reason.current?.focus()
  }
  return (
    <ActionDialog
      adminOrder={adminOrder}
      action={{ kind: 'reject' }}
      title={`Reject the payment of order ${shortOrderId(order._id)}?`}
      confirmLabel="Reject payment"
      isDangerous
      form={form}
      said={{ words: written }}
      field={reason}
      onClose={onClose}
    >
      <p>
        The transfer of <strong>{formatMoney(totalOf(order))}</strong> is not accepted. The customer
        is asked for a new screenshot.
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
