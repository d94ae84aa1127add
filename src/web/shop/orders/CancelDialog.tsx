import { useRevalidator } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { cancelOrder } from '#web/kit/order-ui/order-proof.ts'
import { ActionFailure } from '#web/kit/ui/blocks/ActionFailure.tsx'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { ltr } from '#web/kit/ui/message-tags.tsx'

interface CancelDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

/** Confirmation of a cancellation; open while it is mounted. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator()
  const { isPending, failure, run } = useAction({
    run: async () => {
      await cancelOrder(order._id)
      await revalidate()
      onClose()
      focusHeading()
    },
    success: t.orders.cancelDone,
    fallback: t.orders.cancelFailed,
    onRefusal: (error) => {
      // A concurrent change came first: the page loads the current order (rule: concurrent-edit).
      if (error instanceof ApiError && error.status < 500) void revalidate()
      return undefined
    },
  })
  return (
    <ConfirmDialog
      isOpen
      question={t.orders.question}
      confirmLabel={t.orders.cancelOrder}
      cancelLabel={t.orders.keepOrder}
      isDangerous
      busy={isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      <p className="text-muted">
        {t.orders.noUndo({
          number: shortOrderId(order._id),
          amount: formatMoney(totalOf(order)),
          ltr,
        })}
      </p>
      <ActionFailure id="cancel-failure" failure={failure} />
    </ConfirmDialog>
  )
}
