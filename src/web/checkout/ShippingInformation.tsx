import { formatMoney, type Paisa } from '#domain/money.ts'
import { helpOn } from '#domain/paths.ts'
import { deliveryTimeAtCheckout, freeShippingClaim, terms } from '#domain/terms.ts'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { Unbroken } from '#web/ui/blocks/Unbroken.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** What shipping means for this order. */
export function ShippingInformation({ shipping }: { readonly shipping: Paisa }) {
  return (
    <Notice tone="info" icon="truck" title="Shipping information">
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        <li>
          Delivery in <Unbroken>{deliveryTimeAtCheckout}</Unbroken>, nationwide in {terms.country}
        </li>
        <li>
          {shipping === 0
            ? 'Free shipping for this order'
            : `${formatMoney(shipping)} for a single item. ${freeShippingClaim}`}
        </li>
        <li>
          {/* Beside the form, which stays as it is. */}
          <a href={helpOn('delivery')} target="_blank" className="underline" rel="noopener">
            More about delivery
            <NewTabNote />
          </a>
        </li>
      </ul>
    </Notice>
  )
}
