import { formatMoment } from '#domain/dates.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { sayCopied } from '#web/orders/copied.ts'
import { StatusBadge } from '#web/orders/StatusBadge.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { BackToOrders } from './BackToOrders.tsx'
import { Freshness } from './Freshness.tsx'
import { PrintSlip } from './PrintSlip.tsx'
import type { Desk } from './use-desk.ts'

interface OrderHeadProps {
  readonly desk: Desk
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Which order this is, how it stands, and how fresh that is. */
export function OrderHead({ desk, hasPrices, onHasPrices }: OrderHeadProps) {
  const { order } = desk
  const shortId = shortOrderId(order._id)
  return (
    <header className="grid gap-3">
      <BackToOrders />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-2xl">
              Order{' '}
              <bdi dir="ltr" id="order-short-id" className="tracking-wide">
                {shortId}
              </bdi>
            </h1>
            <CopyButton
              text={shortId}
              what="short id"
              shownIn="order-short-id"
              onDone={sayCopied}
            />
            <StatusBadge status={order.orderStatus} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi dir="ltr" id="order-full-id" className="break-all font-mono text-muted text-xs">
              {order._id}
            </bdi>
            <CopyButton
              text={order._id}
              what="full id"
              shownIn="order-full-id"
              onDone={sayCopied}
            />
          </p>
          <p className="text-muted text-sm">Placed on {formatMoment(order.createdAt)}</p>
          <Freshness key={order.version} desk={desk} />
        </div>
        <PrintSlip hasPrices={hasPrices} onHasPrices={onHasPrices} />
      </div>
    </header>
  )
}
