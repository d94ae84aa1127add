import { useSyncExternalStore } from 'react'
import { formatMoney } from '#domain/money.ts'
import { betweenDays, expectedDays } from '#domain/orders/expected.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

const never = () => () => undefined

/**
 * The cost of delivery, and the promised days of an order that is placed now (rule: delivery-days). The
 * server renders no date, since its pages are cached; the line keeps its height.
 */
export function DeliveryLine() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <p className="flex gap-2.5 text-sm">
      <Icon name="truck" className="text-plum" />
      <span>
        {t.product.deliveryFee({
          fee: formatMoney(terms.deliveryFee),
          items: terms.freeDeliveryFrom,
        })}
        <br />
        {isInBrowser ? (
          <span className="font-semibold">
            {t.product.withYou({ days: betweenDays(expectedDays(new Date())) })}
          </span>
        ) : (
          <span className="invisible">{t.product.withYouSpace}</span>
        )}
      </span>
    </p>
  )
}
