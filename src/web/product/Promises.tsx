import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { Point } from '#web/ui/blocks/Point.tsx'
import { Unbroken } from '#web/ui/blocks/Unbroken.tsx'

/** Delivery, payment, exchange and help, above Add to Cart. */
export function Promises() {
  const { exchangeLine } = useShop()
  return (
    <ul className="grid gap-2 border-hairline border-y py-4 text-sm">
      {exchangeLine && <Point icon="refresh">{exchangeLine}</Point>}
      <Point icon="truck">
        Delivered in <Unbroken>{deliveryTime}</Unbroken> all over {terms.country}.{' '}
        {freeShippingClaim}.
      </Point>
      <Point icon="cash">Pay cash on delivery, or by online bank transfer.</Point>
      <Point icon="message">
        Questions? We answer direct messages within {terms.supportReplyHours} hours.{' '}
        <Link to={paths.help()} className="text-plum underline">
          Help
        </Link>
      </Point>
    </ul>
  )
}
