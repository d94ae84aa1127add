import { useSyncExternalStore } from 'react'
import { formatMoney } from '#domain/money.ts'
import { expectedDays } from '#domain/orders/expected.ts'
import { betweenDays } from '#domain/orders/expected-words.ts'
import { terms } from '#domain/terms.ts'
import { Icon } from '#web/ui/Icon.tsx'

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
        Delivery {formatMoney(terms.deliveryFee)}, free from {terms.freeDeliveryFrom} pieces
        <br />
        {isInBrowser ? (
          <span className="font-semibold">With you {betweenDays(expectedDays(new Date()))}</span>
        ) : (
          <span className="invisible">With you between 00 and 00 December</span>
        )}
      </span>
    </p>
  )
}
