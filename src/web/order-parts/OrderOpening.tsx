import type { Order } from '#domain/contract/orders.ts'
import { firstName } from '#domain/first-name.ts'
import { progressWords } from './order-words.ts'

/**
 * The sentence that an order's page begins with: thanks and the days between which it comes, or what
 * is more important than that (rule: promised-days). Only who may see the name is called by it.
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
        Thank you{name && ', '}
        <bdi>{name}</bdi>.
      </span>{' '}
      <span>{arrival.sentence}</span>
    </>
  )
}
