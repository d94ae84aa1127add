import { Link } from 'react-router'
import type { Order, PhoneHistory } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { OrderBlock } from '#web/orders/OrderBlock.tsx'
import { StatusBadge } from '#web/orders/StatusBadge.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PHONE_ORDERS_HEADING, phoneRisk } from './phone-risk.ts'

/** Orders that stand open; the rest unfold. */
const SHOWN = 5

/** The other orders of the same phone, and how they ended (D55). */
export function PhoneOrders({ order }: { readonly order: Order }) {
  const { phoneHistory } = order
  if (!phoneHistory) return null
  const { orders, total } = phoneHistory
  const risk = phoneRisk(order)
  return (
    <OrderBlock id={PHONE_ORDERS_HEADING} title="Other orders of this phone">
      {risk ? (
        <Notice tone="warning">
          <p>{risk}</p>
        </Notice>
      ) : (
        <p className="text-muted text-sm">
          {total === 0 && 'This is the first one.'}
          {total === 1 && 'One other order; nothing went wrong with it.'}
          {total > 1 && `${total} other orders; nothing went wrong with them.`}
        </p>
      )}
      <OtherOrders orders={orders.slice(0, SHOWN)} />
      {orders.length > SHOWN && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-plum text-sm underline underline-offset-4 group-open:hidden">
            Show {orders.length - SHOWN} more
          </summary>
          <OtherOrders orders={orders.slice(SHOWN)} />
          {total > orders.length && (
            <p className="pt-3 text-muted text-sm">These are the newest {orders.length}.</p>
          )}
        </details>
      )}
    </OrderBlock>
  )
}

function OtherOrders({ orders }: Pick<PhoneHistory, 'orders'>) {
  return (
    <ul className="grid divide-y divide-hairline empty:hidden">
      {orders.map(({ _id, orderStatus, totalPrice, createdAt }) => (
        <li
          key={_id}
          className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 hover:bg-paper"
        >
          <div>
            <Link
              to={paths.adminOrder(_id)}
              className="stretched font-semibold text-plum underline underline-offset-4"
            >
              <span className="sr-only">Order </span>
              <bdi dir="ltr">{shortOrderId(_id)}</bdi>
            </Link>
            <p className="text-muted text-sm">
              {formatDate(createdAt)} · <Money amount={paisaFromRupees(totalPrice)} />
            </p>
          </div>
          <StatusBadge status={orderStatus} />
        </li>
      ))}
    </ul>
  )
}
