import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { t } from '#messages'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { cancelOrder, readOrder } from '#web/kit/order-ui/order-proof.ts'
import { useSession } from '#web/kit/session/session.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { ltr } from '#web/kit/ui/message-tags.tsx'
import { ConfirmedAction } from '#web/shop/frame/ConfirmedAction.tsx'

/** Link to cancel an order, or why it can't be cancelled (rule: cancel-needs-proof). */
export function CancelOrder({ order }: { readonly order: Order }) {
  const user = useSession()
  const refusal = cancellationRefusal(order, user?.isAdmin ? 'admin' : 'customer')
  if (refusal) {
    return (
      <p className="order-last basis-full text-muted text-sm">{cancellationNotes()[refusal]}</p>
    )
  }
  if (order.access !== 'full') return null
  const { _id: id } = order
  return (
    <ConfirmedAction
      opener={(attributes) => (
        <button
          {...attributes}
          type="button"
          className="min-h-11 text-muted text-sm underline underline-offset-4 hover:text-danger"
        >
          {t.orders.cancelOrder}
        </button>
      )}
      question={t.orders.question}
      confirmLabel={t.orders.cancelOrder}
      cancelLabel={t.orders.keepOrder}
      run={() => cancelOrder(id).then(() => focusHeading())}
      success={t.orders.cancelDone}
      fallback={t.orders.cancelFailed}
      onRefusal={() => {
        // A concurrent change came first: the page shows the current order (rule: concurrent-edit).
        void readOrder(id).catch(() => undefined)
        return undefined
      }}
    >
      {t.orders.noUndo({ number: shortOrderId(id), amount: formatMoney(totalOf(order)), ltr })}
    </ConfirmedAction>
  )
}
