import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/blocks/Card.tsx'
import { Unbroken } from '#web/ui/blocks/Unbroken.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { sayCopied } from './copied.ts'
import { awaitsTransfer, rejectionReasonOf, totalOf } from './order-facts.ts'
import { progressWords } from './order-words.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** The first thing a customer wants to know: where the order stands and what comes next. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const total = totalOf(order)
  const { headline, nextStep } = progressWords(order)
  const reason = rejectionReasonOf(order)
  const shortId = shortOrderId(order._id)
  return (
    <Card as="section" aria-label="Order status" className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <StatusBadge status={order.orderStatus} />
        <p className="font-semibold text-xl">{headline}</p>
        {reason !== null && (
          <blockquote
            dir="auto"
            className="w-full whitespace-pre-line border-danger border-s-4 ps-3 font-medium"
          >
            {reason}
          </blockquote>
        )}
        <p>
          <Unbroken>{nextStep}</Unbroken>
        </p>
      </div>
      {awaitsTransfer(order) && (
        <LinkButton to={paths.payment(order._id)} size="large" icon="arrow" iconAfter>
          How to pay <Money amount={total} />
        </LinkButton>
      )}
      <dl className="grid gap-x-6 gap-y-3 border-hairline border-t pt-4 xs:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">Order number</dt>
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
        </div>
        <div>
          <dt className="text-muted text-sm">{amountLabel(order)}</dt>
          <dd className="flex min-h-11 items-center font-semibold text-lg">
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      <CancelOrder order={order} />
    </Card>
  )
}

/** What the amount is, and who gets it. */
function amountLabel(order: Order): string {
  if (order.isPaid) return 'Paid'
  if (order.orderStatus === 'Cancelled') return 'Order total'
  return order.paymentMethod === 'COD' ? 'To pay in cash to the courier' : 'To transfer to the shop'
}
