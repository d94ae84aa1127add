import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { deliveryTimeInBusinessDays, freeShippingClaim, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { useShop } from '#web/kit/page/shop-context.ts'
import { IconItem } from '#web/kit/ui/blocks/IconItem.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'

/** Delivery, payment, exchange and help, above Add to Cart. */
export function Promises() {
  const { exchangeLine } = useShop()
  return (
    <ul className="grid gap-2 border-hairline border-y py-4 text-sm">
      {exchangeLine && <IconItem icon="refresh">{exchangeLine}</IconItem>}
      <IconItem icon="truck">
        {t.product.delivered({
          shipping: freeShippingClaim(),
          days: () => <Unbroken>{deliveryTimeInBusinessDays()}</Unbroken>,
        })}
      </IconItem>
      <IconItem icon="cash">{t.product.payment}</IconItem>
      <IconItem icon="message">
        {t.product.questions({
          hours: terms.supportReplyHours,
          help: (content) => (
            <Link to={paths.help()} className="text-plum underline">
              {content}
            </Link>
          ),
        })}
      </IconItem>
    </ul>
  )
}
