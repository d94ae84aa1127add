import type { Order } from '#domain/contract/orders.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { OrderBlock } from './OrderBlock.tsx'
import { statusRows } from './status-panel.ts'

/** How payment and delivery stand (spec section 4). */
export function StatusPanel({ order }: { readonly order: Order }) {
  return (
    <OrderBlock id="order-status" title="Status">
      <ul className="grid gap-3">
        {statusRows(order).map(({ title, tone, icon, date, note }) => (
          <li key={title} className="grid justify-items-start gap-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={tone} icon={icon}>
                {title}
              </Badge>
              {date && <span className="text-muted text-sm">{date}</span>}
            </p>
            {note && <p className="whitespace-pre-line text-sm">{note}</p>}
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
