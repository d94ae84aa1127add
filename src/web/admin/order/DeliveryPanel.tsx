import type { ReactNode } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { StatusLine } from '#web/order-parts/StatusLine.tsx'
import { statusRows } from '#web/order-parts/status-panel.ts'
import { Section } from '#web/ui/blocks/Section.tsx'

interface DeliveryPanelProps {
  readonly order: Order
  /** What can be done about the parcel. */
  readonly children: ReactNode
}

/** How the delivery stands, and what goes into the parcel. */
export function DeliveryPanel({ order, children }: DeliveryPanelProps) {
  const delivery = statusRows(order).at(-1)
  const pieces = order.orderItems.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Section title="Delivery" card="usual" className="gap-3">
      <p>
        To <bdi>{order.shippingAddress.city}</bdi>
      </p>
      {delivery && <StatusLine row={delivery} />}
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">In the parcel</dt>
        <dd className="font-semibold text-xl tabular-nums">
          {pieces} {pieces === 1 ? 'piece' : 'pieces'}
        </dd>
      </dl>
      {children}
    </Section>
  )
}
