import { useMemo } from 'react'
import type { Insights } from '#domain/contract/insights.ts'
import { type ComparedCounts, insightPeriods, sumBars } from '#domain/insights/periods.ts'
import { paths } from '#domain/paths.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { DailyBarChart, FigureTable } from '../dashboard/DailyBarChart.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { count, counted } from '../frame/count.ts'
import { ordersWith } from '../frame/list-address.ts'
import { useFold } from '../frame/use-fold.tsx'
import { Change } from './Demand.tsx'

type Bar = Insights['days'][number]

const columns = {
  searches: 'Searches',
  phones: 'Phones',
  views: 'Looks',
  additions: 'In carts',
  purchases: 'Bought',
} as const
const names = Object.keys(columns) as readonly (keyof typeof columns)[]

/** Product views and searches by day or week, as charts and as a table. */
export function ViewsAndSearches({
  period,
  days,
  totals,
}: Pick<Insights, 'period' | 'days' | 'totals'>) {
  const { daysOfBar } = insightPeriods[period]
  const bars = useMemo(() => barsOf(days, daysOfBar), [days, daysOfBar])
  const per = daysOfBar === 1 ? 'day' : 'week'
  return (
    <Section card="usual" title={per === 'day' ? 'Day by day' : 'Week by week'}>
      <div className="grid gap-5">
        <DailyBarChart
          days={bars}
          per={per}
          name="Cases looked at"
          total={count(totals.views.now)}
          height="tall"
          measure={({ views }) => views}
          write={(views) => counted(views, 'look')}
          nothing="No case was looked at."
        />
        <DailyBarChart
          days={bars}
          per={per}
          name="Searches"
          total={count(totals.searches.now)}
          height="low"
          measure={({ searches }) => searches}
          write={(searches) => counted(searches, 'search', 'searches')}
          nothing="Nothing was searched for."
        />
      </div>
      <FigureTable
        caption={`What shoppers did by ${per}, newest first`}
        per={per}
        rows={bars}
        columns={names.map((name) => ({
          name: columns[name],
          cell: (bar: Bar) => count(bar[name]),
        }))}
        className="whitespace-nowrap text-xs sm:text-sm"
      />
    </Section>
  )
}

function barsOf(days: readonly Bar[], daysOfBar: number): readonly Bar[] {
  const sums = names.map((name) =>
    sumBars(
      days.map((day) => day[name]),
      daysOfBar,
    ),
  )
  return (sums[0] ?? []).map((_, bar) => ({
    date: days[bar * daysOfBar]?.date ?? '',
    ...(Object.fromEntries(names.map((name, index) => [name, sums[index]?.[bar] ?? 0])) as Omit<
      Bar,
      'date'
    >),
  }))
}

type PurchaseFunnelProps = Pick<Insights, 'funnel' | 'isComparable'>

/** Funnel of a purchase: number of carts that reach each step, with advice for abandoned ones. */
export function PurchaseFunnel({ funnel, isComparable }: PurchaseFunnelProps) {
  const { carts, checkouts, orders, unpaid } = funnel
  const settled = { now: Math.max(0, orders.now - unpaid), before: 0 }
  const steps = [
    {
      name: 'Carts started',
      figure: carts,
      ended: Math.max(0, carts.now - checkouts.now),
      where: 'ended in the cart',
      to: `#${PRODUCT_FIGURES_ID}`,
      help: 'See which cases',
    },
    {
      name: 'Checkouts opened',
      figure: checkouts,
      ended: Math.max(0, checkouts.now - orders.now),
      where: 'ended at the checkout',
      to: paths.adminSettings(),
      help: 'Check what it says about payment and delivery',
    },
    {
      name: 'Orders placed',
      figure: orders,
      ended: unpaid,
      where: unpaid === 1 ? 'waits for its transfer' : 'wait for their transfer',
      to: ordersWith('Payment Pending', 'Payment Rejected'),
      help: 'See these orders',
    },
    { name: 'Paid, or cash on delivery', figure: settled, ended: 0, where: '', to: '', help: '' },
  ]
  const most = Math.max(1, ...steps.map(({ figure }) => figure.now))
  return (
    <Section card="usual" title="Where carts end">
      <ol className="grid gap-4">
        {steps.map(({ name, figure, ended, where, to, help }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="grow">{name}</span>
              {figure !== settled && <Change count={figure} isComparable={isComparable} />}
              <strong className="font-semibold tabular-nums">{count(figure.now)}</strong>
            </p>
            <ShareBar value={figure.now} of={most} className="h-2 bg-processing-tint text-plum" />
            {ended > 0 && (
              <p className="text-muted text-sm">
                {count(ended)} {where}.{' '}
                <Link
                  to={to}
                  className="inline-block min-h-6 font-semibold text-plum underline underline-offset-4"
                >
                  {help}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Id of the section, target of the link at the first step of the funnel. */
export const PRODUCT_FIGURES_ID = 'cases'

type ProductRow = Insights['products'][number]

/** Cases with the most views, with their cart additions and sales; each links to its form. */
export function ProductFigures({
  products,
  isComparable,
}: Pick<Insights, 'products' | 'isComparable'>) {
  const figure = (name: string, of: (row: ProductRow) => ComparedCounts): Column<ProductRow> => ({
    name,
    slot: 'line',
    align: 'end',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
        <Change count={of(row)} isComparable={isComparable} />
        {count(of(row).now)}
      </span>
    ),
  })
  const { visibleRows, button } = useFold(products)
  return (
    <Section title="Cases" id={PRODUCT_FIGURES_ID}>
      {products.length === 0 ? (
        <p className="text-muted">No case was looked at in this period.</p>
      ) : (
        <AdminTable
          caption="Cases by how often they were looked at"
          columns={[
            { name: 'Case', slot: 'title', cell: (row) => <Name {...row} /> },
            figure('Looked at', ({ views }) => views),
            figure('Put into carts', ({ additions }) => additions),
            figure('Bought', ({ purchases }) => purchases),
          ]}
          rows={visibleRows}
          keyOf={({ id }) => id}
        />
      )}
      {button}
    </Section>
  )
}

function Name({ id, name, isOnSale }: ProductRow) {
  if (!isOnSale) {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name} <Badge tone="neutral">No longer on sale</Badge>
      </span>
    )
  }
  return (
    <Link
      to={paths.adminEditProduct(id)}
      className="font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
    >
      {name}
    </Link>
  )
}
