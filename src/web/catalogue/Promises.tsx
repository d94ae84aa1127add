import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'

/** What a shopper wants to know before pressing Add to Cart: delivery, payment, help. */
export function Promises() {
  return (
    <ul className="grid gap-2 border-hairline border-y py-4 text-sm">
      <OnePromise icon="truck">
        Delivered in {deliveryTime} all over {terms.country}. {freeShippingClaim}.
      </OnePromise>
      <OnePromise icon="cash">Pay cash on delivery, or by online bank transfer.</OnePromise>
      <OnePromise icon="message">
        Questions? We answer direct messages within {terms.supportReplyHours} hours.
      </OnePromise>
    </ul>
  )
}

function OnePromise({
  icon,
  children,
}: {
  readonly icon: IconName
  readonly children: React.ReactNode
}) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="text-plum" />
      <span>{children}</span>
    </li>
  )
}
