import type { LoaderFunctionArgs } from 'react-router'
import type { Insights } from '#domain/contract/insights.ts'
import { type InsightPeriod, insightPeriods } from '#domain/insights/periods.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { longDay } from '../dashboard/days.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { count } from '../frame/count.ts'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { Change, Phones, Searches } from './Demand.tsx'
import { ProductFigures, PurchaseFunnel, ViewsAndSearches } from './Figures.tsx'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<Insights>> {
  const period = new URL(request.url).searchParams.get('period') ?? ''
  return loadForAdmin('Failed to load insights', () =>
    send('getInsights', { query: { period } }, { signal: request.signal }),
  )
}

export function Component() {
  const insights = useLoaded<Insights>()
  if (insights.isEmpty) {
    return (
      <AdminPage title="Insights">
        <EmptyState
          icon="search"
          title="Nothing has been counted yet"
          action={
            <LinkButton to={paths.home()} kind="secondary">
              View shop
            </LinkButton>
          }
        >
          As shoppers come by, you will see here what they search for and don’t find, which phones
          they choose, which cases they look at and buy, and where carts end. The shop counts by
          itself, without cookies and without anything about a person. New counts arrive within a
          minute.
        </EmptyState>
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title="Insights"
      subtitle={subtitleOf(insights)}
      actions={<Periods chosen={insights.period} />}
    >
      <InsightTiles {...insights} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ViewsAndSearches {...insights} />
        <PurchaseFunnel {...insights} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Searches {...insights} />
        <Phones {...insights} />
      </div>
      <ProductFigures {...insights} />
    </AdminPage>
  )
}

/** Period and comparison: '19 November to 25 November, beside the 7 days before'. */
function subtitleOf({ period, days, isComparable }: Insights): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const range = `${longDay(first)} to ${longDay(last)}`
  return isComparable
    ? `${range}, beside the ${insightPeriods[period].name} before`
    : `${range}. Changes follow once the ${insightPeriods[period].name} before are counted, too`
}

function Periods({ chosen }: { readonly chosen: InsightPeriod }) {
  const query = useQuery()
  return (
    <nav aria-label="Period">
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(insightPeriods).map(([period, { name }]) => (
          <li key={period}>
            <Link
              to={withQuery(query, { period })}
              preventScrollReset
              aria-current={period === chosen ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center whitespace-nowrap rounded-chip border px-3 font-semibold text-sm transition-colors',
                period === chosen
                  ? 'border-plum bg-plum text-white'
                  : 'border-hairline bg-white text-ink hover:border-plum hover:text-plum',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tiles: Readonly<Record<keyof Insights['totals'], string>> = {
  searches: 'Searches',
  phones: 'Phones chosen',
  views: 'Cases looked at',
  additions: 'Put into carts',
  purchases: 'Cases bought',
}

function InsightTiles({ totals, isComparable }: Pick<Insights, 'totals' | 'isComparable'>) {
  return (
    <dl aria-label="Figures" className="pairs grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {Object.entries(tiles).map(([name, words]) => {
        const figure = totals[name as keyof Insights['totals']]
        return (
          <div
            key={name}
            className="grid content-start gap-1 rounded-card border border-hairline bg-white p-3 last:max-sm:col-span-full sm:p-4"
          >
            <dt className="text-muted text-sm">{words}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <strong className="font-semibold text-xl tabular-nums sm:text-2xl">
                {count(figure.now)}
              </strong>
              <Change count={figure} isComparable={isComparable} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
