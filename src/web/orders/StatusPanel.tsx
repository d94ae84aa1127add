import type { Order } from '#domain/contract/orders.ts'
import { OrderBlock } from './OrderBlock.tsx'
import { StandingLine } from './StandingLine.tsx'
import { statusRows } from './status-panel.ts'

/** How payment and delivery stand. */
export function StatusPanel({ order }: { readonly order: Order }) {
  return (
    <OrderBlock id="order-status" title="Status">
      <ul className="grid gap-3">
        {statusRows(order).map((row) => (
          <li key={row.title}>
            <StandingLine row={row} />
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
