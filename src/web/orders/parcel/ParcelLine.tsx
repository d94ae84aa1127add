import type { Order } from '#domain/contract/orders.ts'
import { hasParcel } from '#web/order-parts/has-parcel.ts'
import { ParcelDetails } from '#web/order-parts/ParcelDetails.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'

/** What a customer follows their parcel by, once it has left. */
export function ParcelLine({ order }: { readonly order: Order }) {
  if (!hasParcel(order)) return null
  return (
    <Section title="Your parcel" card="usual" className="gap-3">
      <ParcelDetails order={order} />
    </Section>
  )
}
