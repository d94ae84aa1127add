import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { totalOf } from '#web/orders/order-facts.ts'
import { StatusBadge } from '#web/orders/StatusBadge.tsx'
import { Money } from '#web/ui/Money.tsx'
import { formatShortMoment } from '../frame/moment.ts'
import { customerOf } from '../orders/contact.ts'
import { Panel } from './Panel.tsx'
import { PanelLink } from './PanelLink.tsx'

/** The five newest orders (spec section 9). */
export function RecentOrders({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Panel title="Recent orders" aside={<PanelLink to={paths.adminOrders()}>All orders</PanelLink>}>
      <ol className="-mx-2 divide-y divide-hairline">
        {orders.map((order) => (
          <li
            key={order._id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-2 py-3 hover:bg-paper sm:grid-cols-[minmax(0,1fr)_11rem_6rem] sm:items-center"
          >
            <p className="grid">
              <Link to={paths.adminOrder(order._id)} className="stretched truncate font-semibold">
                {customerOf(order).name}
              </Link>
              <span className="text-muted text-sm">
                <bdi dir="ltr" className="tracking-wide">
                  {shortOrderId(order._id)}
                </bdi>
                , <time dateTime={order.createdAt}>{formatShortMoment(order.createdAt)}</time>
              </span>
            </p>
            <p className="row-start-2 sm:row-auto">
              <StatusBadge status={order.orderStatus} />
            </p>
            <p className="text-end font-semibold">
              <Money amount={totalOf(order)} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
