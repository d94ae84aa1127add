import type { Order } from '#domain/contract/orders.ts'
import { firstName } from '#domain/text/first-name.ts'
import { t } from '#messages'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { progressWords } from './order-words.ts'

/**
 * First sentence of an order's page: thanks with the range of expected days, or a more important
 * status (rule: promised-days). It contains the name only for viewers who may see it.
 */
export function OrderOpening({ order }: { readonly order: Order }) {
  const { headline, arrival } = progressWords(order)
  if (!arrival) return headline
  if (arrival.isLate) return arrival.sentence
  const customer = order.access === 'full' ? (order.guestInfo ?? order.user) : undefined
  const name = firstName(customer?.name ?? '')
  return (
    <>
      <span className="wrap-anywhere">
        {name
          ? t.orders.thanksTo({ customer: name, name: (content) => <bdi>{content}</bdi> })
          : t.orders.partsThanks}
      </span>{' '}
      <span>
        <Unbroken>{arrival.sentence}</Unbroken>
      </span>
    </>
  )
}
