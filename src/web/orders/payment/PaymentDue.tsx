import type { Order } from '#domain/contract/orders.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { sayCopied } from '#web/order-parts/copied.ts'
import { awaitsTransfer, totalOf } from '#web/order-parts/order-facts.ts'
import { StatusBadge } from '#web/order-parts/StatusBadge.tsx'
import { Card } from '#web/ui/blocks/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Money } from '#web/ui/Money.tsx'

/** Which order, and how much. */
export function PaymentDue({ order }: { readonly order: Order }) {
  const shortId = shortOrderId(order._id)
  const isDue = awaitsTransfer(order) && !isProofWaiting(order)
  return (
    <Card as="section" aria-label="What to pay" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <dl className="grid gap-0.5">
          <dt className="text-muted text-sm">{isDue ? 'Total to pay' : 'Total'}</dt>
          <dd className="font-semibold text-3xl">
            <Money isAlone amount={totalOf(order)} />
          </dd>
        </dl>
        <StatusBadge status={order.orderStatus} />
      </div>
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">Order ID</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" id="short-order-id" className="font-semibold text-lg tracking-wide">
            {shortId}
          </bdi>
          <CopyButton
            text={shortId}
            what="order number"
            shownIn="short-order-id"
            size="usual"
            onDone={sayCopied}
          />
        </dd>
      </dl>
    </Card>
  )
}
