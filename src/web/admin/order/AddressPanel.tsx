import type { Order } from '#domain/contract/orders.ts'
import { sayCopied } from '#web/order-parts/copied.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { addressLines } from './address-lines.ts'

/** Where the parcel goes. */
export function AddressPanel({ order }: { readonly order: Order }) {
  const lines = [...addressLines(order.shippingAddress), order.shippingAddress.country]
  return (
    <Section title="Shipping address" card="usual" className="gap-3">
      <div className="flex items-start justify-between gap-3">
        <address id="order-address-lines" className="min-w-0 whitespace-pre-line not-italic">
          <bdi>{lines.join('\n')}</bdi>
        </address>
        <CopyButton
          text={lines.join('\n')}
          what="address"
          shownIn="order-address-lines"
          onDone={sayCopied}
        />
      </div>
    </Section>
  )
}
