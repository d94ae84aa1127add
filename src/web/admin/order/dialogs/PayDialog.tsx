import { useRef } from 'react'
import { formatMoney } from '#domain/money.ts'
import { verificationNote } from '#domain/orders/offered-actions.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { totalOf } from '#web/order-parts/order-facts.ts'
import { ProofPicture } from '#web/order-parts/ProofPicture.tsx'
import { TextAreaField } from '#web/ui/Field.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { stepLabel } from '../next-words.ts'
import type { AdminOrder } from '../use-admin-order.ts'
import { ActionDialog } from './ActionDialog.tsx'

interface PayDialogProps {
  readonly adminOrder: AdminOrder
  readonly onClose: () => void
}

/**
 * Records the receipt of a transfer, or of the cash of an order that was delivered without it
 * (rule: cash-on-delivery).
 */
export function PayDialog({ adminOrder, onClose }: PayDialogProps) {
  const { order } = adminOrder
  const form = useForm('pay', { verificationNote: '' }, { verificationNote })
  const note = useRef<HTMLTextAreaElement>(null)
  const shortId = shortOrderId(order._id)
  const amount = formatMoney(totalOf(order))
  const isCash = order.paymentMethod === 'COD'
  return (
    <ActionDialog
      adminOrder={adminOrder}
      action={{ kind: 'pay' }}
      title={isCash ? `Cash received for order ${shortId}?` : `Mark order ${shortId} as paid?`}
      confirmLabel={stepLabel({ kind: 'pay' }, order)}
      form={form}
      said={{ words: form.typed.verificationNote }}
      field={note}
      onClose={onClose}
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
