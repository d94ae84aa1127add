import type { Order } from '#domain/contract/orders.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { hasParcel } from './has-parcel.ts'
import { ParcelDetails } from './ParcelDetails.tsx'

/** What a customer follows their parcel by, once it has left. */
export function ParcelLine({ order }: { readonly order: Order }) {
  if (!hasParcel(order)) return null
  return (
    <Section title="Your parcel" card="usual" className="gap-3">
      <ParcelDetails order={order} />
    </Section>
  )
}
