import { formatMoney } from '#domain/money.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { Unbroken } from '#web/ui/blocks/Unbroken.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** What shipping costs and how long it takes, in the shop's own figures. */
export function ShippingPolicy() {
  return (
    <section
      aria-labelledby="shipping-policy"
      className="grid gap-2 rounded-card border border-hairline px-5 py-4 text-sm"
    >
      <h2 id="shipping-policy" className="flex items-center gap-2 text-base">
        <Icon name="truck" className="text-plum" />
        Shipping policy
      </h2>
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        <li>{freeShippingClaim}</li>
        <li>{formatMoney(terms.deliveryFee)} for a single item</li>
        <li>
          Delivery in <Unbroken>{deliveryTime}</Unbroken>, nationwide in {terms.country}
        </li>
      </ul>
    </section>
  )
}
