import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { ListTime } from '../frame/ListTime.tsx'
import { orderCustomer } from '../order/customer.ts'

/** The five newest orders. */
export function RecentOrders({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Section
      card="usual"
      title="Recent orders"
      aside={
        <Link
          to={paths.adminOrders()}
          className="inline-flex min-h-6 items-center font-semibold text-plum text-sm underline-offset-4 hover:underline"
        >
          All orders
        </Link>
      }
    >
      <ol className="-mx-2 divide-y divide-hairline">
        {orders.map((order) => (
          <li
            key={order._id}
            className="relative flex flex-wrap justify-between gap-x-4 gap-y-1 px-2 py-3 hover:bg-paper md:grid md:grid-cols-[minmax(0,1fr)_11rem_6rem] md:items-center"
          >
            <p className="grid flex-[1_1_9rem]">
              <Link to={paths.adminOrder(order._id)} className="stretched truncate font-semibold">
                <bdi>{orderCustomer(order).name}</bdi>
              </Link>
              <span className="text-muted text-sm">
                <bdi dir="ltr" className="tracking-wide">
                  {shortOrderId(order._id)}
                </bdi>
                , <ListTime at={order.createdAt} />
              </span>
            </p>
            <p className="order-last basis-full md:order-none">
              <StatusBadge status={order.orderStatus} />
            </p>
            <p className="text-end font-semibold">
              <Money amount={totalOf(order)} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
