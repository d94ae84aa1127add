import type { Order } from '#domain/contract/orders.ts'
import { StatusLine } from '#web/order-parts/StatusLine.tsx'
import { statusRows } from '#web/order-parts/status-panel.ts'
import { Section } from '#web/ui/blocks/Section.tsx'

/** How payment and delivery stand. */
export function StatusPanel({ order }: { readonly order: Order }) {
  return (
    <Section title="Status" card="usual" className="gap-3">
      <ul className="grid gap-3">
        {statusRows(order).map((row) => (
          <li key={row.title}>
            <StatusLine row={row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
