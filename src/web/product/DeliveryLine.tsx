import { useSyncExternalStore } from 'react'
import { formatMoney } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

const reserved = <span className="invisible">With you between 00 and 00 December</span>

const DeliveryDates = lazyComponent(
  async () => (await import('./DeliveryDates.tsx')).DeliveryDates,
  { fallback: reserved, failed: () => null },
)

const never = () => () => undefined

/**
 * The cost of delivery, and the days on which an order of now arrives. The server renders no date, since
 * its pages are cached; the line keeps its height.
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
        <span className="font-semibold">{isInBrowser ? <DeliveryDates /> : reserved}</span>
      </span>
    </p>
  )
}
