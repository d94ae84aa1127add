import { useMemo } from 'react'
import type { Insights } from '#domain/contract/insights.ts'
import { insightPeriods, sumBars } from '#domain/insights/periods.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DailyPicture } from '../dashboard/DailyPicture.tsx'
import { longDay } from '../dashboard/days.ts'
import { count, counted } from '../frame/count.ts'

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
export function LookedAt({ period, days, totals }: Pick<Insights, 'period' | 'days' | 'totals'>) {
  const { daysOfBar } = insightPeriods[period]
  const bars = useMemo(() => barsOf(days, daysOfBar), [days, daysOfBar])
  const per = daysOfBar === 1 ? 'day' : 'week'
  return (
    <Section card="usual" title={per === 'day' ? 'Day by day' : 'Week by week'}>
      <div className="grid gap-5">
        <DailyPicture
          days={bars}
          per={per}
          name="Cases looked at"
          total={count(totals.views.now)}
          height="tall"
          measure={({ views }) => views}
          write={(views) => counted(views, 'look')}
          nothing="No case was looked at."
        />
        <DailyPicture
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
      <BarsTable bars={bars} per={per} />
    </Section>
  )
}

/** Sums of the days of each bar, under the date of its first day. */
function barsOf(days: readonly Bar[], daysOfBar: number): readonly Bar[] {
  const sums = names.map((name) =>
    sumBars(
      days.map((day) => day[name]),
      daysOfBar,
    ),
  )
  return (sums[0] ?? []).map((_, bar) => ({
    date: days[bar * daysOfBar]?.date ?? '',
    ...(Object.fromEntries(names.map((name, place) => [name, sums[place]?.[bar] ?? 0])) as Omit<
      Bar,
      'date'
    >),
  }))
}

function BarsTable({ bars, per }: { readonly bars: readonly Bar[]; readonly per: string }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-plum">
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        Show as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <section aria-label={`By ${per}`} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full whitespace-nowrap text-xs tabular-nums sm:text-sm">
          <caption className="sr-only">What shoppers did by {per}, newest first</caption>
          <thead className="text-muted">
            <tr className="border-hairline border-b">
              <th scope="col" className="py-1.5 pe-1 text-start font-semibold">
                {per === 'day' ? 'Day' : 'Week from'}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="ps-1 py-1.5 text-end font-semibold">
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.date} className="border-hairline border-b last:border-b-0">
                <th scope="row" className="py-1.5 pe-1 text-start font-normal">
                  {longDay(bar.date)}
                </th>
                {names.map((name) => (
                  <td key={name} className="ps-1 py-1.5 text-end">
                    {count(bar[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
