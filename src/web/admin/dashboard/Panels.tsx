import { useId } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import type { AnswerOf } from '#web/kit/api/send.ts'
import { totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { ListTime } from '../frame/cells.tsx'
import { count, counted } from '../frame/count.ts'
import { orderCustomer } from '../order/customer.ts'
import { DailyBarChart, FigureTable } from './DailyBarChart.tsx'
import { chartSummary, type Day, totalOfDays } from './days.ts'

/** Id of the section, target of the revenue tile's link. */
export const LAST_DAYS_ID = 'last-days'

/** Revenue and orders of each of the last days: as charts, as a sentence and as a table. */
export function LastDays({ days }: { readonly days: readonly Day[] }) {
  const captionId = useId()
  const total = totalOfDays(days)
  return (
    <Section card="usual" title={`Last ${count(days.length)} days`} id={LAST_DAYS_ID}>
      <figure className="grid gap-4" aria-labelledby={captionId}>
        <figcaption id={captionId}>{chartSummary(days)}</figcaption>
        {total.orders > 0 && (
          <div className="grid gap-5">
            <DailyBarChart
              days={days}
              name="Revenue"
              total={<Money amount={total.revenue} />}
              height="tall"
              measure={({ revenue }) => revenue}
              write={(rupees) => formatMoney(paisaFromRupees(rupees))}
              nothing="None of these orders has been paid yet."
            />
            <DailyBarChart
              days={days}
              name="Orders"
              total={count(total.orders)}
              height="low"
              measure={({ orders }) => orders}
              write={(orders) => counted(orders, 'order')}
              nothing="No orders on these days."
            />
          </div>
        )}
      </figure>
      {total.orders > 0 && (
        <FigureTable
          caption="Orders and revenue by day, newest first"
          per="day"
          rows={days}
          columns={[
            { name: 'Orders', cell: ({ orders }) => count(orders) },
            { name: 'Revenue', cell: ({ revenue }) => <Money amount={paisaFromRupees(revenue)} /> },
          ]}
          className="max-w-form"
        />
      )}
    </Section>
  )
}

/** The five newest orders. */
export function RecentOrders({ recentOrders: orders }: Pick<Summary, 'recentOrders'>) {
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

type Summary = AnswerOf<'getSummary'>

const NOTHING_SOLD = 'No cases have been sold yet.'

const VISIBLE = 6

/**
 * List of the phone and earphone models with the most cases sold, highest first; cancelled orders are
 * excluded (rule: owner-figures).
 */
export function TopModels({ topModels: models }: Pick<Summary, 'topModels'>) {
  const most = models[0]?.quantity ?? 0
  return (
    <Section card="usual" title="Top selling models">
      {models.length === 0 ? (
        <p className="text-muted">{NOTHING_SOLD}</p>
      ) : (
        <ol className="grid gap-3">
          {models.slice(0, VISIBLE).map(({ model, quantity }, index) => (
            <li key={model} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <span className="min-w-5 text-muted tabular-nums">{index + 1}.</span>
              <span className="flex-[1_1_7rem] font-semibold">{model}</span>
              <span className="text-end text-muted text-sm tabular-nums">
                {count(quantity)} sold
              </span>
              <ShareBar value={quantity} of={most} className="h-1.5 bg-plum-tint text-plum" />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Sales by brand, as shares of all cases sold; revenue in rupees. */
export function BrandShares({ brands }: Pick<Summary, 'brands'>) {
  const sold = brands.filter(({ quantity }) => quantity > 0)
  const all = sold.reduce((sum, { quantity }) => sum + quantity, 0)
  const ranked = [...sold].sort((a, b) => b.quantity - a.quantity)
  return (
    <Section card="usual" title="Sales by brand">
      {all === 0 ? (
        <p className="text-muted">{NOTHING_SOLD}</p>
      ) : (
        <ul className="grid gap-3">
          {ranked.map(({ brand, quantity, revenue }) => (
            <li
              key={brand}
              className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1"
            >
              <span>
                <strong className="font-semibold">{brand}</strong>{' '}
                <span className="text-muted text-sm tabular-nums">{share(quantity / all)}</span>
              </span>
              <span className="text-muted text-sm">
                {counted(quantity, 'case')}, <Money amount={paisaFromRupees(revenue)} />
              </span>
              <ShareBar value={quantity} of={all} className="h-1.5 bg-plum-tint text-plum" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const share = new Intl.NumberFormat('en-PK', { style: 'percent' }).format
